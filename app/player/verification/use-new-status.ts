import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { withPageChannel } from '../channel/with-page-channel';

/** Loads the page's data again when the platform pushes that something about the player has changed. */
export function useNewStatus(): void {
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
}
