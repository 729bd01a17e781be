import type { PlayerChannel } from './player-channel';

let known: PlayerChannel | undefined;
const waiting = new Set<(channel: PlayerChannel) => void>();

/**
 * Calls back with the page's channel, at once or when it has started; never on pages of visitors who are not signed in, which load nothing of
 * the channel itself.
 *
 * @returns a function that ends the waiting
 */
export function withPageChannel(hear: (channel: PlayerChannel) => void): () => void {
  if (known) hear(known);
  else waiting.add(hear);
  return () => waiting.delete(hear);
}

/** To be called once, by whoever starts the channel. */
export function makeChannelKnown(channel: PlayerChannel): void {
  known = channel;
  for (const hear of waiting) hear(channel);
  waiting.clear();
}
