import type { BrowserContext, CDPSession } from '@playwright/test';
import { createDecipheriv, createECDH, hkdfSync, type ECDH } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const AUTH = Buffer.from('sixteen bytes ok');

/**
 * A push service on loopback, with the browser's half of the keys. No real one can be reached from here, so that what
 * Chromium would do between `subscribe` and the worker's `push` is done by the test; everything else is real.
 */
export class PushService {
  readonly arrived: { headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = [];
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly server: Server;

  constructor() {
    this.keys.generateKeys();
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.arrived.push({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(201).end();
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Pages of the context subscribe here. */
  async serve(context: BrowserContext, origin: string): Promise<void> {
    const given = {
      endpoint: `${origin}/push/one`,
      keys: { p256dh: this.keys.getPublicKey('base64url'), auth: AUTH.toString('base64url') },
    };
    await context.addInitScript((json) => {
      let made: object | null = null;
      const subscription = {
        endpoint: json.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => json,
        unsubscribe: () => Promise.resolve(((made = null), true)),
      };
      PushManager.prototype.subscribe = () => Promise.resolve((made = subscription) as unknown as PushSubscription);
      PushManager.prototype.getSubscription = () => Promise.resolve(made as PushSubscription | null);
    }, given);
  }

  /** What was sent, decrypted by Node. */
  messages(): Record<string, unknown>[] {
    return this.arrived.map(({ body }) => {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + body[20]!);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs]);
      const secret = Buffer.from(hkdfSync('sha256', this.keys.computeSecret(theirs), AUTH, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const opening = createDecipheriv('aes-128-gcm', key, nonce);
      opening.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as Record<string, unknown>;
    });
  }
}

/** Hand messages to the service worker of an origin, as the browser would. */
export class Deliverer {
  private registration = '';
  private constructor(
    private readonly session: CDPSession,
    private readonly origin: string,
  ) {}

  static async of(session: CDPSession, origin: string): Promise<Deliverer> {
    const made = new Deliverer(session, origin);
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find((one) => one.scopeURL.startsWith(origin) && !one.isDeleted);
      if (found !== undefined) made.registration = found.registrationId;
    });
    await session.send('ServiceWorker.enable');
    return made;
  }

  async deliver(message: object): Promise<void> {
    const { origin, registration: registrationId } = this;
    await this.session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
  }
}
