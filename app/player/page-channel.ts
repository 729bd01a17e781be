import { makeChannelKnown } from './known-channel';
import { type ChannelOptions, createPlayerChannel } from './player-channel';

let started = false;

/** Starts the channel of this page, once; islands and application pages share it (`withPageChannel`). */
export function startPageChannel(options: ChannelOptions): void {
  if (started) return;
  started = true;
  const channel = createPlayerChannel(options, {
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
  channel.start();
  document.addEventListener('visibilitychange', () => channel.visibilityChanged());
  // An open socket would keep the page from being restored by the back button.
  addEventListener('pagehide', () => channel.stop());
  addEventListener('pageshow', ({ persisted }) => persisted && channel.start());
  makeChannelKnown(channel);
}
