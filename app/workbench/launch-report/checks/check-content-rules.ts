import type { Tell } from './collect-findings';
import { contentRuleFindings } from './content-rule-findings';
import { entryPlace } from './entry-place';
import type { ContentInput } from '../launch-input';

/** Published content follows the rules of each market that shows it. */
export function checkContentRules({ content, sites }: ContentInput, tell: Tell): void {
  for (const { site, shown } of sites)
    for (const { kind, entryId, pointer, values } of contentRuleFindings(content, site, shown.entries))
      tell(kind, { site, values, place: entryPlace(shown, entryId, pointer) });
}
