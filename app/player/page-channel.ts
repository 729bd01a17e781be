import { type ChannelOptions, type PlayerChannel, createPlayerChannel } from './player-channel';

let channel: PlayerChannel | undefined;
const waiting = new Set<(channel: PlayerChannel) => void>();

/** The channel of this page, shared by its islands and by application pages. */
export function startPageChannel(options: ChannelOptions): PlayerChannel {
  if (channel) return channel;
  const started = createPlayerChannel(options, {
    async ask(address, method) {
      const response = await fetch(address, { method, headers: { accept: 'application/json' } });
      const body: unknown = await response.json();
      return { status: response.status, body };
    },
    openSocket: (address) => new WebSocket(address),
    isHidden: () => document.hidden,
    pagePath: () => location.pathname,
    leaveTo: (address) => location.assign(address),
    // eslint-disable-next-line no-console -- WS-08 wants it said there
    log: (text) => console.warn(text),
  });
  channel = started;
  started.start();
  document.addEventListener('visibilitychange', () => started.visibilityChanged());
  // An open socket would keep the page from being restored by the back button.
  addEventListener('pagehide', () => started.stop());
  addEventListener('pageshow', ({ persisted }) => persisted && started.start());
  for (const hear of waiting) hear(started);
  waiting.clear();
  return started;
}

/** Calls back with the page's channel, at once or when it has started; never on pages of visitors who are not signed in. */
export function withPageChannel(hear: (channel: PlayerChannel) => void): () => void {
  if (channel) hear(channel);
  else waiting.add(hear);
  return () => waiting.delete(hear);
}
