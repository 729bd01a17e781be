import type { Tell } from './collect-findings';
import { contentRuleFindings } from './content-rule-findings';
import type { LaunchInput } from '../launch-input';

/** Published content follows the rules of each market that shows it. */
export function checkContentRules({ content, sites }: LaunchInput, tell: Tell): void {
  for (const { site, shown } of sites)
    for (const { kind, entryId, pointer, values } of contentRuleFindings(content, site, shown.entries)) {
      const path = shown.pathOf.get(entryId);
      tell(kind, { site, values, place: { at: `${entryId} ${pointer}`, ...(path ? { path } : {}) } });
    }
}
