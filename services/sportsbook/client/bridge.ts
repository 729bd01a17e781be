import type { SportsbookBookMessage, SportsbookHostMessage } from '../../../schemas/generated/types';
import { validateSportsbookHostMessage } from '../../../schemas/generated/validators.js';

type Told = SportsbookBookMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'source'>
    : never
  : never;

export interface Channel {
  /** Window of the host page. */
  host: Pick<Window, 'postMessage'>;
  /** Origin of the host page: the only accepted sender and the only recipient. */
  origin: string;
  /** Receives `message` events. */
  own: Pick<Window, 'addEventListener'>;
}

/** Exchanges messages with the host page. Messages of other senders and invalid ones are ignored and counted. */
export class Bridge {
  ignored = 0;
  readonly #channel: Channel;

  constructor(channel: Channel, receive: (message: SportsbookHostMessage) => void) {
    this.#channel = channel;
    channel.own.addEventListener('message', (event) => {
      if (event.source !== channel.host || event.origin !== channel.origin) return;
      const message: unknown = event.data;
      if (validateSportsbookHostMessage(message)) receive(message);
      else this.ignored += 1;
    });
  }

  post(message: Told): void {
    this.#channel.host.postMessage({ source: 'marquee-sportsbook', ...message }, this.#channel.origin);
  }
}
