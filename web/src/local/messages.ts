/** What pages and workers say to each other. All of it is text or numbers. */

/** Where the files of Python lie, with their sizes; written in when the site is built. */
export interface Files {
  folder: string;
  sizes: Record<string, number>;
  /** Bytes that come over the network, compressed. */
  download: number;
}

/** From a page to the worker with the tables. */
export type ToTables =
  | { t: 'begin'; base: string; files: Files; thinker: MessagePort; speed: number }
  | { t: 'call'; id: number; method: string; path: string; body: string; languages: string }
  | { t: 'open'; line: number; address: string }
  | { t: 'send'; line: number; text: string }
  | { t: 'close'; line: number };

/** From the worker with the tables to its page. */
export type FromTables =
  | { t: 'progress'; loaded: number; total: number; first: boolean }
  | { t: 'ready'; keeps: boolean }
  | { t: 'failed'; why: Failure }
  | { t: 'answer'; id: number; status: number; kind: string; text: string }
  | { t: 'told'; line: number; text: string }
  | { t: 'closed'; line: number; code: number };

/** Why there are no tables: no line for a download, one cut short, a browser without what is needed, or something else. */
export type Failure = 'offline' | 'unfinished' | 'old' | 'broken';

/** From a page to the worker that thinks. */
export type ToThinker = { t: 'begin'; base: string; files: Files; tables: MessagePort };

/** Between the two workers. */
export type Thought =
  | { t: 'ask'; number: number; text: string }
  | { t: 'stop'; number: number }
  | { t: 'thought'; number: number; text: string }
  | { t: 'failed'; number: number; why: string };
