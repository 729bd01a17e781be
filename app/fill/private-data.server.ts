import type { PrivateDataLive } from '../../schemas/generated/types';
import type { FillContext } from './context';

/** Private endpoints of the player, by name below `/api/player`. */
type Subject = 'wallet' | 'bonus' | 'loyalty' | 'limits' | 'verification' | 'inbox';

/** The address of a private endpoint, on pages of signed-in players: filled data itself may be shared between visitors. */
export function fillPrivateData(subject: Subject) {
  return async (_content: unknown, { site, facts }: FillContext): Promise<PrivateDataLive> =>
    facts.authorized && !facts.isViewedAs
      ? { dataHref: `/api/player/${subject}?${new URLSearchParams({ locale: site.locale }).toString()}` }
      : {};
}
