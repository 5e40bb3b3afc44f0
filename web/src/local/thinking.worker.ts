/// <reference lib="webworker" />
import type { Thought, ToThinker } from './messages';
import { startPython } from './python';

/** The worker that thinks, so that nothing that a person does waits for a bot. */
declare const self: DedicatedWorkerGlobalScope;

interface Thinker {
  think(number: number, text: string): Promise<string>;
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  const { base, files, tables } = data;
  const stopped = new Set<number>();
  const bridge = {
    stopped: (number: number) => stopped.has(number),
    /** Lets messages in: a timer would wait for longer than a round of the search takes. */
    pause: () =>
      new Promise<void>((goOn) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          goOn();
        };
        port2.postMessage(null);
      }),
  };
  const begun = startPython(base, files, () => undefined).then((python) => {
    const make = python.runPython('from forts.local.browser import Thinker\nThinker') as (bridge: object) => Thinker;
    return make(bridge);
  });
  tables.onmessage = ({ data: asked }: MessageEvent<Thought>) => {
    const { number } = asked;
    if (asked.t === 'stop') stopped.add(number);
    if (asked.t !== 'ask') return;
    void begun
      .then((thinker) => thinker.think(number, asked.text))
      .then(
        (text) => tables.postMessage({ t: 'thought', number, text } satisfies Thought),
        (why: unknown) => tables.postMessage({ t: 'failed', number, why: String(why) } satisfies Thought),
      )
      .finally(() => stopped.delete(number));
  };
};
