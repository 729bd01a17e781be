import { useMatches } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { isRecord } from '../../../schemas/is-record';
import type { PlayerUnread } from '../../../schemas/generated/types';
import { isUnread } from '../channel/player-messages';
import { withPageChannel } from '../channel/with-page-channel';

/** How much the player has not read: what the page was loaded with, then what its channel says. Undefined until either has come. */
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
