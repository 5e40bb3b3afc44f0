import { mount } from 'svelte';
import App from './ui/App.svelte';
import './ui/fonts.css';
import './ui/theme.css';
import './games/themes';
import './ui/base.css';

const place = document.getElementById('app');
if (place !== null) mount(App, { target: place });

// after everything else: nobody waits for it
if (import.meta.env.PROD) {
  addEventListener('load', () => void import('./ui/calling').then(({ keepSite }) => keepSite()).catch(() => undefined));
}
