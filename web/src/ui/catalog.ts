import type { GameInfo, Level, NewSeat } from '../protocol';

/** The games as the pages show them, before the server has answered: nothing may jump when it does. */
export const SHOWN = ['fort', 'forfort'] as const;
export type Shown = (typeof SHOWN)[number];

export const LEVELS: Level[] = ['easy', 'normal', 'hard', 'expert'];

/** Me against so many bots. */
export function againstBots(rivals: number, level: Level): NewSeat[] {
  return [{ who: 'me' }, ...Array.from({ length: rivals }, (): NewSeat => ({ who: 'bot', bot: level }))];
}

/** How many may play it; what is known before the server answers. */
export function seatsOf(games: GameInfo[], game: string): { low: number; high: number } {
  const found = games.find((info) => info.name === game);
  return { low: found?.min_players ?? 2, high: found?.max_players ?? 4 };
}
