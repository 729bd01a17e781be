import type { PlayerChannel } from './player-channel';

let pageChannel: PlayerChannel | undefined;
const waiting = new Set<(channel: PlayerChannel) => void>();

/**
 * Calls back with the page's channel, at once or when it starts; never for visitors who are not signed in. Does not
 * import the channel's code, so that their pages do not load it.
 * @returns a function that cancels the wait
 */
export function withPageChannel(hear: (channel: PlayerChannel) => void): () => void {
  if (pageChannel) hear(pageChannel);
  else waiting.add(hear);
  return () => waiting.delete(hear);
}

/** Called once, when the channel starts. */
export function providePageChannel(channel: PlayerChannel): void {
  pageChannel = channel;
  for (const hear of waiting) hear(channel);
  waiting.clear();
}
