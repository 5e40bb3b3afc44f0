/// <reference types="svelte" />
/// <reference types="vite/client" />
import { mount } from 'svelte';
import '../../src/ui/fonts.css';
import '../../src/ui/theme.css';
import '../../src/games/themes';
import '../../src/ui/base.css';
import Stand from './Stand.svelte';

// The page that a mini-game is tried on: it stands in for the stage, and the test for the line to the server.
const place = document.getElementById('app');
if (place !== null) mount(Stand, { target: place });
