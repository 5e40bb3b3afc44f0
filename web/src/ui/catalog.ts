import { OWN } from '../games';
import type { ChanceInfo, GameInfo, NewSeat, OptionInfo, Value } from '../wire';
import { knows, language, loadWords, say } from '../words/index.svelte';
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

/** Who has never been taught a game begins it: the first lesson is about a turn of one’s own. */
export function firstGame(info: GameInfo | undefined, learnt: readonly string[]): Record<string, Value> {
  const known = learnt.some((lesson) => lesson.startsWith(`web-${info?.name}-coach-`));
  const option = info?.options.find(({ name }) => name === 'first');
  return !known && option?.choices.includes('1') ? { [option.name]: '1' } : {};
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

/** What a new table is proposed: texts in the language spoken here, where the game has texts and speaks it. */
export function proposed(info: GameInfo | undefined): Record<string, Value> {
  const option = info?.options.find(({ name }) => name === 'language');
  return option?.choices.includes(language()) ? { [option.name]: language() } : {};
}

/** The same, and of the texts those that this guest has seen fewer of. */
export async function proposedTo(info: GameInfo | undefined): Promise<Record<string, Value>> {
  const spoken = proposed(info);
  if (info === undefined || Object.keys(spoken).length === 0) return spoken;
  try {
    return { ...spoken, ...(await api.proposal(info.name, spoken)).options };
  } catch {
    // any text will do
    return spoken;
  }
}

/** A choice of an option in words: a game's own where it has some. */
export function choiceName(game: string, choice: Value): string {
  if (Number(choice) > 0) return say('seat-number', { seat: Number(choice) });
  const own = `${game}-choice-${String(choice)}`;
  return say(knows(own) ? own : `web-choice-${String(choice)}`);
}

/** Can the option have this value with so many players? A choice of seat goes as far as there are seats. */
export function fits(option: OptionInfo, value: Value, players: number): boolean {
  if (option.players.length > 0 && !option.players.includes(players)) return value === option.default;
  return !(option.choices.includes(value) && Number(value) > players);
}

/** How a bot does in the trials of the game, the most telling kind first; nothing in a game without trials. */
export function chancesOf(bot: string | null, info: GameInfo | undefined): ChanceInfo[] {
  return info?.chances[bot ?? ''] ?? [];
}

/** The options that each seat may have a choice of its own for. */
export function seatOptions(info: GameInfo | undefined): OptionInfo[] {
  return info?.options.filter((option) => option.each_seat) ?? [];
}

/** What a seat has of such an option, whose value is one for all, or one a seat with commas. */
export function choiceOfSeat(value: Value | undefined, option: OptionInfo, seat: number): Value {
  const parts = String(value ?? option.default).split(',');
  return parts[parts.length === 1 ? 0 : seat] ?? option.default;
}

/** The value of such an option from the choices of all seats. */
export function choiceOfSeats(choices: readonly Value[]): string {
  const [first] = choices;
  return choices.every((choice) => choice === first) ? String(first) : choices.join(',');
}

/** Can people around one screen play it, with the screen as the game master? */
export function aroundOneTable(info: GameInfo | undefined): boolean {
  return info?.options.some(({ name, choices }) => name === 'trials' && choices.includes('table')) ?? false;
}
