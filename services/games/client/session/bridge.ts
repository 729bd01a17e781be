import type { GameMessage, HostMessage } from '../../../../schemas/generated/types';
import { validateHostMessage } from '../../../../schemas/generated/validators.js';

export interface Channel {
  /** The window of the page around the frame. */
  host: Pick<Window, 'postMessage'>;
  /** Only messages from this origin count, and messages go to this origin only. */
  origin: string;
  /** Receives `message` events. */
  own: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** Messages between the frame and the page around it. Other senders and unknown messages are ignored and counted. */
export class Bridge {
  ignored = 0;
  /** Writes every message to the console, as `debug settings` asks for. */
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
    // eslint-disable-next-line no-console -- asked for by the page, to look into a fault of a frame on another origin
    if (this.log) console.debug(`[game ${direction}]`, message);
  }
}
