import type { GameMessage, HostMessage } from '../../../../schemas/generated/types';
import { validateHostMessage } from '../../../../schemas/generated/validators.js';

export interface Channel {
  /** The embedding page. */
  host: Pick<Window, 'postMessage'>;
  /** Messages are accepted from and sent to this origin only. */
  origin: string;
  /** Window that receives `message` events. */
  own: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** Messages between the frame and the embedding page. Other senders and unknown messages are ignored and counted. */
export class Bridge {
  ignored = 0;
  /** Logs every message to the console; enabled by `debug settings`. */
  log = false;
  readonly #channel: Channel;
  readonly #warnings: string[] = [];

  constructor(channel: Channel, receive: (message: HostMessage) => void) {
    this.#channel = channel;
    channel.own.addEventListener('message', (event) => {
      if (event.source !== channel.host || event.origin !== channel.origin) return;
      const message: unknown = event.data;
      if (!validateHostMessage(message)) {
        this.ignored += 1;
        return;
      }
      this.#write('received', message);
      if (message.type === 'ping') this.post({ type: 'pong', id: message.id });
      else if (message.type === 'debug settings') this.log = message.log;
      else if (message.type === 'debug errors')
        for (const code of this.#warnings) this.post({ type: 'warning', code });
      else receive(message);
    });
  }

  post(message: GameMessage): void {
    this.#write('sent', message);
    this.#channel.host.postMessage(message, this.#channel.origin);
  }

  warn(code: string): void {
    this.#warnings.push(code);
    this.post({ type: 'warning', code });
  }

  #write(direction: string, message: GameMessage | HostMessage): void {
    // eslint-disable-next-line no-console -- enabled by the page, to debug a frame on another origin
    if (this.log) console.debug(`[game ${direction}]`, message);
  }
}
