import { OWN } from '../games';
import type { GameInfo, NewSeat } from '../wire';
import { knows, loadWords, say } from '../words/index.svelte';
import { api } from './app.svelte';

/** The levels that every game has, for what is drawn before the server has answered. */
const LEVELS = ['easy', 'normal', 'hard', 'expert'];

/** What is never offered: it is for measuring others by. */
const UNSHOWN = 'random';

/** The games of this server with words for each: first those of this build, then what else it has. */
export async function allGames(): Promise<string[]> {
  const infos = await api.games();
  const others = infos.map((info) => info.name).filter((game) => !OWN.includes(game));
  await Promise.all(others.map(loadWords));
  return [...OWN.filter((game) => infos.some((info) => info.name === game)), ...others];
}

/** Me against so many bots. */
export function againstBots(rivals: number, bot: string): NewSeat[] {
  return [{ who: 'me' }, ...Array.from({ length: rivals }, (): NewSeat => ({ who: 'bot', bot }))];
}

/** How many may play it; what is known before the server answers. */
export function seatsOf(info: GameInfo | undefined): { low: number; high: number } {
  return { low: info?.min_players ?? 2, high: info?.max_players ?? 4 };
}

/** The bots that a seat can be given to. */
export function botsOf(info: GameInfo | undefined): string[] {
  return info?.bots.filter((bot) => bot !== UNSHOWN) ?? LEVELS;
}

/** What a bot is called; one that somebody added, and we have no words for, by its own name. */
export function botName(bot: string): string {
  return knows(`web-level-${bot}`) ? say(`web-level-${bot}`) : bot;
}

/** A bot in a list to choose from: one that we have no words for says itself what it is. */
export function botLine(bot: string, info: GameInfo | undefined): string {
  const about = knows(`web-level-${bot}`) ? '' : (info?.about[bot] ?? '');
  return about === '' ? botName(bot) : say('web-bot-about', { name: bot, about });
}
