import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import type { PlayerUnread } from '../../../schemas/generated/types';
import { withPageChannel } from '../channel/with-page-channel';

/** Passes the unread counts of this page on to the header, and reloads the page when a change is pushed (INBOX-04). */
export function useFreshInbox({ messages, notifications }: PlayerUnread): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let leave: (() => void) | undefined;
    const cancel = withPageChannel((channel) => {
      leave = channel.onInbox(revalidate);
    });
    return () => {
      cancel();
      leave?.();
    };
  }, [revalidate]);
  useEffect(
    () => withPageChannel((channel) => channel.showUnread({ messages, notifications })),
    [messages, notifications],
  );
}
