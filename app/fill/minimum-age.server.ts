import type { MinimumAgeLive } from '../../schemas/generated/types';
import type { FillContext } from './context';

/** How old players must be in the market. */
export function fillMinimumAge(_content: object, { site }: FillContext): Promise<MinimumAgeLive> {
  return Promise.resolve({ minimumAge: site.rules.minimumAge });
}
