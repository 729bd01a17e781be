import type { MinimumAgeLive } from '../../schemas/generated/types';
import type { FillContext } from './context';

/** Minimum age of players in the market. */
export function fillMinimumAge(_content: object, { site }: FillContext): Promise<MinimumAgeLive> {
  return Promise.resolve({ minimumAge: site.rules.minimumAge });
}
