import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { withPageChannel } from '../channel/with-page-channel';

const everyMs = 5_000;

/**
 * Loads the page's data again when the platform pushes that something about the player has changed.
 *
 * @param isAwaited whether a provider is about to decide: its result may come without a push
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
