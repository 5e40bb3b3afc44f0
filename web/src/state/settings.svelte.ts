/** What a person has set on this device; kept in the browser. */

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  /** Its tag, or auto for the browser's. */
  language: string;
  theme: Theme;
  /** How long motions take: 0 none, 1 as designed, 2 twice as long. */
  speed: number;
  motion: 'auto' | 'full' | 'reduced';
  sound: boolean;
  notify: boolean;
  /** Size of text, as a factor. */
  text: number;
  /** Explain the first game as it goes. */
  coach: boolean;
  /** Lessons that have been shown. */
  learnt: string[];
  /** How much time trials are given, as a factor: 1, 1.5, 2, 3 or 10. */
  time: number;
  /** Is the screen read from across a room? Then everything is large. */
  afar: boolean;
  /** Who played around one screen here the last time. */
  people: string[];
}

const FRESH: Kept = {
  language: 'auto',
  theme: 'auto',
  speed: 1,
  motion: 'auto',
  sound: false,
  notify: false,
  text: 1,
  coach: true,
  learnt: [],
  time: 1,
  afar: false,
  people: [],
};

const KEY = 'forts-settings';

/** What a browser has for us; absent in tests and where storage is forbidden. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export class Settings {
  private kept = $state<Kept>({ ...FRESH });
  /** Does the system ask for less motion? */
  calm = $state(false);
  /** Does the system ask for dark? */
  night = $state(false);
  /** Does the browser keep nothing for us? Then all this holds for one visit. */
  forgetful = $state(false);

  constructor(private readonly shelf: Shelf | null) {
    this.kept = { ...FRESH, ...read(shelf) };
    this.forgetful = shelf === null;
  }

  get language(): string {
    return this.kept.language;
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  get speed(): number {
    return this.kept.speed;
  }
  get motion(): Kept['motion'] {
    return this.kept.motion;
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  get notify(): boolean {
    return this.kept.notify;
  }
  get text(): number {
    return this.kept.text;
  }
  get coach(): boolean {
    return this.kept.coach;
  }
  get learnt(): readonly string[] {
    return this.kept.learnt;
  }

  get time(): number {
    return this.kept.time;
  }
  get afar(): boolean {
    return this.kept.afar;
  }
  get people(): readonly string[] {
    return this.kept.people;
  }

  /** Should things stand still? */
  get reducedMotion(): boolean {
    return this.kept.motion === 'reduced' || (this.kept.motion === 'auto' && this.calm);
  }
  get dark(): boolean {
    return this.kept.theme === 'dark' || (this.kept.theme === 'auto' && this.night);
  }

  /** How long a motion of that many milliseconds takes by these settings; 0 for none. */
  pace(milliseconds: number): number {
    return this.reducedMotion ? 0 : Math.round(milliseconds * this.kept.speed);
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.kept, changes);
    try {
      this.shelf?.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      this.forgetful = true;
    }
  }

  learn(lesson: string): void {
    if (!this.kept.learnt.includes(lesson)) this.set({ learnt: [...this.kept.learnt, lesson] });
  }
}

function read(shelf: Shelf | null): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(shelf?.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const known = Object.entries(found).filter(
      ([key, value]) => key in FRESH && isLike(value, FRESH[key as keyof Kept]),
    );
    return Object.fromEntries(known) as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Lists are of words. */
function isLike(value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === typeof usual;
}

function browserShelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const settings = new Settings(browserShelf());
