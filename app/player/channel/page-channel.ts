import { providePageChannel } from './with-page-channel';
import { type ChannelOptions, createPlayerChannel } from './player-channel';
import { leaveSession } from '../session/leave-session';
import { isSessionWatchHeld } from '../session/session-watch';
import { reportBalance } from '../balance/report-balance';
import { shareBalance } from '../balance/share-balance';

let started = false;

/** Starts the channel of this page, once; shared by islands and application pages (`withPageChannel`). */
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
    // A second navigation would abort the first, such as the sign-out form.
    leaveTo: (address) => isSessionWatchHeld() || location.assign(address),
    leaveSession: () => isSessionWatchHeld() || leaveSession(options.locale),
    // eslint-disable-next-line no-console -- WS-08 wants it said there
    log: (text) => console.warn(text),
  });
  channel.start();
  document.addEventListener('visibilitychange', () => channel.visibilityChanged());
  // An open socket would make the page ineligible for the back/forward cache.
  addEventListener('pagehide', () => channel.stop());
  addEventListener('pageshow', ({ persisted }) => persisted && channel.start());
  shareBalance(channel);
  if (options.reportsBalance) reportBalance(options.locale);
  providePageChannel(channel);
}
