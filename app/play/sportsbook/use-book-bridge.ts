import { useNavigate } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { SportsbookBookMessage } from '../../../schemas/generated/types';
import { followBalance } from '../../../ui/live/player-balance';
import { useSite } from '../../../ui/site/site-context';
import { withPageChannel } from '../../player/channel/with-page-channel';
import { provideHold } from '../../player/dialog/hold-play';
import { actedEvent } from '../../player/session/idle-watch';
import { sessionLeftEvent } from '../../player/session/leave-session';
import { type BookBridge, type BookListeners, createBookBridge } from './book-bridge';
import { type SportsbookRoute, routeOfPath } from './sportsbook-path';
import type { ContextData } from './sportsbook-state';

export interface BookUser extends Pick<BookListeners, 'onReady' | 'onFailure'> {
  /** Called for requests of the player and for notices. */
  onMessage: (message: Extract<SportsbookBookMessage, { type: BookRequest }>) => void;
}

const requests = [
  'loginRequired',
  'registerRequired',
  'needFunds',
  'tokenExpired',
  'toast',
  'error',
] as const;
type BookRequest = (typeof requests)[number];

const isRequest = (
  message: Parameters<BookListeners['onMessage']>[0],
): message is Extract<SportsbookBookMessage, { type: BookRequest }> =>
  requests.some((type) => type === message.type);

interface BookLine {
  /** Origin of the frame and its messages. */
  origin: string;
  /** Currency of the wallet, or of the market for visitors. */
  currency: string;
  frame: RefObject<HTMLIFrameElement>;
  /** Route in the page's address. */
  route: SportsbookRoute;
}

/**
 * Connects the page with the sportsbook frame: address, balance, activity and visibility. The connection lasts as long as the
 * frame. @returns the bridge, for other messages of the page
 */
export function useBookBridge(
  context: ContextData | undefined,
  { origin, currency, frame, route }: BookLine,
  user: BookUser,
): RefObject<BookBridge> {
  const navigate = useNavigate();
  const { brand, locale } = useSite();
  const line = useRef<BookBridge | null>(null);
  const latest = useRef({ route, navigate, user });
  useEffect(() => {
    latest.current = { route, navigate, user };
  });
  useEffect(() => {
    if (!context) return undefined;
    const bridge = createBookBridge(
      { origin, host: location.origin, route: latest.current.route },
      {
        onReady: () => latest.current.user.onReady(),
        onFailure: (failure) => latest.current.user.onFailure(failure),
        onRoute(path, title, isFirst) {
          document.title = `${title} | ${brand.name}`;
          const address = `/${locale}${path}`;
          if (address === location.pathname) return;
          latest.current.navigate(address, { replace: isFirst, preventScrollReset: true });
        },
        onMessage(message) {
          if (message.type === 'betPlaced') withPageChannel((channel) => channel.refresh());
          // Activity counts only while the frame has the focus, so a frame cannot keep an idle session alive.
          const isTouched = document.activeElement === frame.current;
          if (message.type === 'activity' && isTouched) window.dispatchEvent(new Event(actedEvent));
          if (isRequest(message)) latest.current.user.onMessage(message);
        },
      },
      {
        frame: () => frame.current?.contentWindow ?? null,
        listen(hear) {
          window.addEventListener('message', hear);
          return () => window.removeEventListener('message', hear);
        },
        now: () => performance.now(),
      },
    );
    line.current = bridge;
    const stops = [
      bridge.stop,
      followPlayer(bridge, currency),
      provideHold(async () => {
        bridge.post({ type: 'visibility', visible: false });
        return () => bridge.post({ type: 'visibility', visible: true });
      }),
    ];
    bridge.post({ type: 'insets', top: 0, bottom: 0 });
    const leave = () => bridge.post({ type: 'logout' });
    // Going back before the previous navigation has rendered does not change `route`, so the effect below misses it.
    const goBack = () => bridge.show(routeOfPath(location.pathname.slice(locale.length + 1)));
    window.addEventListener(sessionLeftEvent, leave);
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener(sessionLeftEvent, leave);
      window.removeEventListener('popstate', goBack);
      for (const stop of stops) stop();
      line.current = null;
    };
  }, [context, origin, currency, frame, brand.name, locale]);
  useEffect(() => line.current?.show(route), [route]);
  return line;
}

/** Posts the player's balance now and after every change. @returns a function that stops */
function followPlayer(bridge: BookBridge, currency: string): () => void {
  const post = (amount: number) => bridge.post({ type: 'balance', amount, currency });
  const cancel = withPageChannel(({ view }) => {
    const total = view.balance.amounts?.totalBalance;
    if (total !== undefined) post(total);
  });
  const unfollow = followBalance(({ amounts }) => post(amounts.totalBalance));
  return () => {
    cancel();
    unfollow();
  };
}
