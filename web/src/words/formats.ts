import { language } from './index.svelte';
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

/** A clock: 1:05, or 1:00:05. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
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
  return new Intl.DateTimeFormat([language(), ENGLISH], { hour: '2-digit', minute: '2-digit' }).format(
    new Date(at * 1000),
  );
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
