import { checkContentRules } from './check-content-rules';
import { checkHosts } from './check-hosts';
import { checkLayout } from './check-layout';
import { checkLegalPages } from './check-legal-pages';
import { checkLinks } from './check-links';
import { checkPayments } from './check-payments';
import { checkPictures } from './check-pictures';
import { checkRules } from './check-rules';
import { checkTexts } from './check-texts';
import { checkTheme } from './check-theme';
import { checkWeights } from './check-weights';
import { FindingCollector } from './collect-findings';
import type { Finding } from './finding';
import type { LaunchInput } from './launch-input';

const checks = [
  checkRules,
  checkContentRules,
  checkLayout,
  checkLegalPages,
  checkLinks,
  checkPictures,
  checkPayments,
  checkTexts,
  checkTheme,
  checkHosts,
  checkWeights,
];

/** Everything that stands between a brand and the public. */
export function launchFindings(input: LaunchInput): Finding[] {
  const collector = new FindingCollector();
  for (const check of checks) check(input, collector.tell);
  return collector.all();
}
