import { execFileSync } from 'node:child_process';
import { PYTHON, SOURCES } from './server';

/** How the game of a log ends by the rules of this machine. */
export function natively(log: string): { scores: number[]; over: boolean } {
  const script = `
import json, sys, forts
match = forts.replay(json.load(sys.stdin)["log"])
print(json.dumps({"scores": match.scores, "over": match.over}))`;
  const env = { ...process.env, ...(SOURCES === null ? {} : { PYTHONPATH: SOURCES }) };
  return JSON.parse(execFileSync(PYTHON, ['-c', script], { env, input: log, encoding: 'utf8' })) as {
    scores: number[];
    over: boolean;
  };
}
