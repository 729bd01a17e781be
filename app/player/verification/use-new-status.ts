import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { withPageChannel } from '../channel/with-page-channel';

const everyMs = 5_000;

/**
 * Reloads the page's data when the platform pushes a change of the player.
 * @param isAwaited whether a provider's decision is pending, which may arrive without a push
 */
export function useNewStatus(isAwaited: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let leave: (() => void) | undefined;
    const cancel = withPageChannel((channel) => {
      leave = channel.onAttributes(revalidate);
    });
    return () => {
      cancel();
      leave?.();
    };
  }, [revalidate]);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(revalidate, everyMs);
    return () => clearInterval(timer);
  }, [isAwaited, revalidate]);
}
