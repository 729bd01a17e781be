import { useMatches } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { isRecord } from '../../../schemas/is-record';
import type { PlayerUnread } from '../../../schemas/generated/types';
import { isUnread } from '../channel/player-messages';
import { withPageChannel } from '../channel/with-page-channel';

/** The player's unread counts: from the page's loader, then from its channel. Undefined before either is available. */
export function useUnread(): PlayerUnread | undefined {
  const loaded = useMatches()
    .map(({ data }) => (isRecord(data) ? data['unread'] : undefined))
    .find(isUnread);
  const [pushed, setPushed] = useState<PlayerUnread>();
  useEffect(() => {
    let leave: (() => void) | undefined;
    const cancel = withPageChannel((channel) => {
      leave = channel.subscribe(({ player }) => setPushed(player?.unread));
    });
    return () => {
      cancel();
      leave?.();
    };
  }, []);
  return pushed ?? loaded;
}
