import { language, say } from './index.svelte';
import { ENGLISH } from './languages';

/** A share as a percentage, without decimals. */
export function percent(share: number): string {
  return new Intl.NumberFormat([language(), ENGLISH], { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A change of a share, with its sign. */
export function swing(share: number): string {
  const format = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  const parts = new Intl.NumberFormat([language(), ENGLISH], format).formatToParts(share);
  return parts.map(({ type, value }) => (type === 'minusSign' ? '−' : value)).join('');
}

export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat([language(), ENGLISH], { maximumFractionDigits: digits }).format(value);
}

const DAY = 86400;

/** A clock: 1:05, or 1:00:05; from a day on, 2 d 23 h. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY)
    return say('web-days-hours', { days: Math.floor(whole / DAY), hours: Math.floor(whole / 3600) % 24 });
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A span of time in words, in the largest unit that it is whole in. */
export function period(seconds: number): string {
  if (seconds === 0) return say('web-never');
  if (seconds < 60) return say('web-seconds', { count: seconds });
  if (seconds < 3600) return say('web-minutes', { count: seconds / 60 });
  if (seconds < DAY) return say('web-hours', { count: seconds / 3600 });
  return say('web-days', { count: seconds / DAY });
}

/** How long ago, in the largest fitting unit. */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat([language(), ENGLISH], { numeric: 'auto' });
  const seconds = Math.max(0, now - then);
  if (seconds < 60) return format.format(0, 'minute');
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86400), 'day');
}

export function time(at: number): string {
  return new Intl.DateTimeFormat(locales(), { hour: '2-digit', minute: '2-digit' }).format(new Date(at * 1000));
}

export function date(at: number): string {
  return new Intl.DateTimeFormat(locales(), { dateStyle: 'medium' }).format(new Date(at * 1000));
}

/** How the reader writes dates and times: as the browser says, where it speaks the language of the page. */
function locales(): string[] {
  const spoken = language();
  const near = navigator.languages.filter((tag) => tag.split('-')[0] === spoken.split('-')[0]);
  return [...near, spoken, ENGLISH];
}

/** As at the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** For searching: lower case, no accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/’/g, "'")
    .toLowerCase();
}
