import type { PrivateDataLive } from '../../schemas/generated/types';
import type { FillContext } from './context';

/** Private answers of the player's own, by the name they have below `/api/player`. */
type Subject = 'wallet' | 'bonus' | 'loyalty' | 'limits' | 'verification' | 'inbox';

/** The address of a private answer, on pages of signed-in players: what is filled in here may be shown to others. */
export function fillPrivateData(subject: Subject) {
  return async (_content: unknown, { site, facts }: FillContext): Promise<PrivateDataLive> =>
    facts.authorized && !facts.isViewedAs
      ? { dataHref: `/api/player/${subject}?${new URLSearchParams({ locale: site.locale }).toString()}` }
      : {};
}
