import { checkContentRules } from './checks/check-content-rules';
import { checkHosts } from './checks/check-hosts';
import { checkLayout } from './checks/check-layout';
import { checkLegalPages } from './checks/check-legal-pages';
import { checkLinks } from './checks/check-links';
import { checkPayments } from './checks/check-payments';
import { checkPictures } from './checks/check-pictures';
import { checkRules } from './checks/check-rules';
import { checkTexts } from './checks/check-texts';
import { checkTheme } from './checks/check-theme';
import { checkWeights } from './checks/check-weights';
import { FindingCollector } from './checks/collect-findings';
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

/** All findings that block a brand's launch. */
export function launchFindings(input: LaunchInput): Finding[] {
  const collector = new FindingCollector();
  for (const check of checks) check(input, collector.tell);
  return collector.all();
}
