import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Driven, type Command, type Line } from './driver';

/** Firefox by its own protocol, Marionette: the W3C's commands, each as a list with its length before it. */

const BINARY = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const NAMES: Record<Command, string> = {
  setTimeouts: 'WebDriver:SetTimeouts',
  navigate: 'WebDriver:Navigate',
  executeAsync: 'WebDriver:ExecuteAsyncScript',
  find: 'WebDriver:FindElement',
  click: 'WebDriver:ElementClick',
  screenshot: 'WebDriver:TakeScreenshot',
  setRect: 'WebDriver:SetWindowRect',
  close: 'Marionette:Quit',
};
/** A port that is free, nothing asked at the start, no line to anybody but us, and files saved without a question. */
const SETTINGS = (downloads: string, language: string) => ({
  'marionette.port': 0,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'intl.accept_languages': language,
  // without a screen it has no mouse, as a television, and our pages grow for those who sit afar
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
});

/** A Firefox with this folder for all it keeps. */
export async function firefox(folder: string, downloads: string, language = 'en-GB'): Promise<Driven> {
  mkdirSync(join(folder, 'chrome'), { recursive: true });
  const settings = Object.entries(SETTINGS(downloads, language));
  writeFileSync(
    join(folder, 'user.js'),
    settings.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''),
  );
  // its own bars need more room than a phone has
  writeFileSync(join(folder, 'chrome/userChrome.css'), ':root { min-width: 0 !important; }\n');
  const told = join(folder, 'MarionetteActivePort');
  rmSync(told, { force: true });
  const program = spawn(BINARY, ['--marionette', '--headless', '--no-remote', '--profile', folder], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((over) => program.once('exit', () => over()));
  for (const start = Date.now(); !existsSync(told) || readFileSync(told, 'utf8') === '';) {
    if (Date.now() - start > 60_000 || program.exitCode !== null) throw new Error('Firefox has not started');
    await new Promise((later) => setTimeout(later, 50));
  }
  const line = new Marionette(connect(Number(readFileSync(told, 'utf8')), '127.0.0.1'), ended);
  const { capabilities } = (await line.send('WebDriver:NewSession', {})) as {
    capabilities: { browserVersion: string };
  };
  return new Driven(line, `Firefox ${capabilities.browserVersion}`).begin();
}

class Marionette implements Line {
  private heard = Buffer.alloc(0);
  private number = 0;
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(why: Error): void }>();

  constructor(
    private readonly socket: Socket,
    private readonly ended: Promise<void>,
  ) {
    socket.on('data', (part: Buffer) => this.hear(part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('Firefox has gone'));
    });
  }

  async ask(command: Command, given: object = {}): Promise<unknown> {
    const answer = await this.send(NAMES[command], given);
    // what is one thing comes wrapped; a list or several things do not
    return answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
  }

  async end(): Promise<void> {
    await this.send(NAMES.close, { flags: ['eForceQuit'] });
    await this.ended;
  }

  send(name: string, given: object): Promise<unknown> {
    const number = (this.number += 1);
    const text = JSON.stringify([0, number, name, given]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject }));
  }

  private hear(part: Buffer): void {
    this.heard = Buffer.concat([this.heard, part]);
    for (let colon = this.heard.indexOf(':'); colon > 0; colon = this.heard.indexOf(':')) {
      const end = colon + 1 + Number(this.heard.subarray(0, colon).toString());
      if (this.heard.length < end) return;
      const told: unknown = JSON.parse(this.heard.subarray(colon + 1, end).toString());
      this.heard = this.heard.subarray(end);
      // it introduces itself first
      if (Array.isArray(told)) this.answer(told as [1, number, { message: string } | null, unknown]);
    }
  }

  private answer([, number, failed, value]: [1, number, { message: string } | null, unknown]): void {
    const one = this.waiting.get(number);
    this.waiting.delete(number);
    if (failed === null) one?.resolve(value);
    else one?.reject(new Error(failed.message));
  }
}
