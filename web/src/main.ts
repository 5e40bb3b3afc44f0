import { mount } from 'svelte';
import { canPlayHere, keepHere, playsHere } from './state/whom';
import App from './ui/App.svelte';
import './ui/fonts.css';
import './ui/theme.css';
import './games/themes';
import './ui/base.css';

const place = document.getElementById('app');
if (place !== null) mount(App, { target: place });

// after everything else: nobody waits for it
if (import.meta.env.PROD) {
  // whoever has put the site among their apps wants to open it on a train, too
  if (canPlayHere && !playsHere && matchMedia('(display-mode: standalone)').matches) {
    addEventListener('load', () => void keepHere().catch(() => undefined));
  }
  addEventListener('load', () => void import('./ui/calling').then(({ keepSite }) => keepSite()).catch(() => undefined));
}
