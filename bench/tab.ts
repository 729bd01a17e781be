import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { isRecord } from '../ui/json-fields';
import { chromiumPath } from './page-kinds';

type Fields = Record<string, unknown>;
type Listener = (method: string, params: Fields) => void;

/** A page of the tab: the one that is shown, or one that is rendered ahead. */
type PageSession = string;

/**
 * A tab of a Chromium of its own, over the DevTools protocol. Pages that Playwright drives may not be rendered ahead
 * (`PrerenderingDisabledByDevTools`); one whose tab is attached to, and not the page itself, may.
 */
export class Tab {
  readonly #chromium: ChildProcess;
  readonly #folder: string;
  readonly #socket: WebSocket;
  readonly #answers = new Map<
    number,
    { resolve: (result: Fields) => void; reject: (error: Error) => void }
  >();
  readonly #listeners = new Set<Listener>();
  readonly #pages: PageSession[] = [];
  #sent = 0;

  private constructor(chromium: ChildProcess, folder: string, socket: WebSocket) {
    this.#chromium = chromium;
    this.#folder = folder;
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse((data as Buffer).toString())));
  }

  /** @throws Error when Chromium does not start */
  static async open(): Promise<Tab> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tab-'));
    const chromium = spawn(
      chromiumPath,
      [
        '--headless=new',
        '--no-sandbox',
        '--remote-debugging-port=0',
        `--user-data-dir=${folder}`,
        '--window-size=1440,900',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const socket = new WebSocket(await addressOf(chromium));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const tab = new Tab(chromium, folder, socket);
    await tab.#attach();
    return tab;
  }

  async #attach(): Promise<void> {
    const { targetInfos } = await this.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const [target]: unknown[] = Array.isArray(targetInfos) ? targetInfos : [];
    const targetId = isRecord(target) ? target['targetId'] : undefined;
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const attached = this.until((method) => method === 'Target.attachedToTarget');
    const options = { autoAttach: true, flatten: true, waitForDebuggerOnStart: false, filter: [{}] };
    await this.send('Target.setAutoAttach', options, String(sessionId));
    await attached;
  }

  /** The page that is shown at the beginning. */
  get first(): PageSession {
    return this.#pages[0] ?? '';
  }

  /** The page that was attached to last: the first one, or the one rendered ahead. */
  get newest(): PageSession {
    return this.#pages.at(-1) ?? '';
  }

  /** Sends a command, to a page or to the browser. @throws Error with what Chromium says is wrong with it */
  send(method: string, params: Fields = {}, sessionId?: PageSession): Promise<Fields> {
    const id = ++this.#sent;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  /** The value of an expression, awaited. */
  async evaluate(expression: string, page: PageSession): Promise<unknown> {
    const { result } = await this.send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      page,
    );
    return isRecord(result) ? result['value'] : undefined;
  }

  /** Resolves at the first event from now on that is wanted. */
  until(isWanted: (method: string, params: Fields) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const listener: Listener = (method, params) => {
        if (!isWanted(method, params)) return;
        this.#listeners.delete(listener);
        resolve();
      };
      this.#listeners.add(listener);
    });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#chromium.once('exit', resolve));
    this.#chromium.kill();
    await ended;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #receive(message: unknown): void {
    if (!isRecord(message)) return;
    const { id, method, result, error } = message;
    if (typeof id === 'number') {
      const answer = this.#answers.get(id);
      this.#answers.delete(id);
      if (isRecord(error)) answer?.reject(new Error(String(error['message'])));
      else answer?.resolve(isRecord(result) ? result : {});
      return;
    }
    const params = isRecord(message['params']) ? message['params'] : {};
    if (method === 'Target.attachedToTarget') this.#pages.push(String(params['sessionId']));
    for (const listener of this.#listeners) listener(String(method), params);
  }
}

/** Chromium says in its log where it listens. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /DevTools listening on (\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    stderr?.once('end', () => reject(new Error(`Chromium did not start: ${text}`)));
  });
}
