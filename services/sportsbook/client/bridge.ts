import type { SportsbookBookMessage, SportsbookHostMessage } from '../../../schemas/generated/types';
import { validateSportsbookHostMessage } from '../../../schemas/generated/validators.js';

type Told = SportsbookBookMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'source'>
    : never
  : never;

export interface Channel {
  /** The window of the page around the frame. */
  host: Pick<Window, 'postMessage'>;
  /** Only messages from this origin count, and messages go to this origin only. */
  origin: string;
  /** Receives `message` events. */
  own: Pick<Window, 'addEventListener'>;
}

/** Messages between the frame and the page around it. Other senders and unknown messages are ignored and counted. */
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
