import { checkBrandFiles, tellRefusal } from './checks/check-brand-files';
import type { BrandFiles } from './brand-files.server';
import { checkCampaigns } from './checks/check-campaigns';
import { checkContentRules } from './checks/check-content-rules';
import { checkBlocks } from './checks/check-blocks';
import { checkExperiments } from './checks/check-experiments';
import { checkFeatures } from './checks/launch-data/check-features';
import { checkHeadings } from './checks/check-headings';
import { checkHosts } from './checks/check-hosts';
import { checkLayout } from './checks/check-layout';
import { checkLegalPages } from './checks/check-legal-pages';
import { checkLinks } from './checks/check-links';
import { checkOffers } from './checks/check-offers';
import { checkPayments } from './checks/check-payments';
import { checkPlaceholders } from './checks/check-placeholders';
import { checkPictureFiles } from './checks/check-picture-files';
import { checkPictures } from './checks/check-pictures';
import { checkRedirects } from './checks/launch-data/check-redirects';
import { checkRules } from './checks/check-rules';
import { checkContentTexts, checkTexts } from './checks/check-texts';
import { checkTextOnPictures } from './checks/check-text-on-pictures';
import { checkTheme } from './checks/check-theme';
import { checkWeights } from './checks/check-weights';
import { FindingCollector } from './checks/collect-findings';
import type { Finding } from './finding';
import type { ContentInput, LaunchInput } from './launch-input';

/** Checks of content alone, also used for parts of a site. */
const contentChecks = [
  checkContentRules,
  checkOffers,
  checkCampaigns,
  checkExperiments,
  checkLinks,
  checkPictures,
  checkPictureFiles,
  checkHeadings,
  checkTextOnPictures,
];

const checks = [
  checkBrandFiles,
  checkFeatures,
  checkRules,
  ...contentChecks,
  checkBlocks,
  checkPlaceholders,
  checkLayout,
  checkLegalPages,
  checkPayments,
  checkTexts,
  checkTheme,
  checkHosts,
  checkRedirects,
  checkWeights,
];

/** All findings about a brand's launch. */
export function launchFindings(input: LaunchInput): Finding[] {
  const collector = new FindingCollector();
  for (const check of checks) check(input, collector.tell);
  return collector.all();
}

/** Findings about a brand whose files are refused and that has no last good version. */
export function refusalFindings(refused: { directory: string; id: string } & Pick<BrandFiles, 'faults'>) {
  const collector = new FindingCollector();
  tellRefusal(refused, collector.tell);
  return collector.all();
}

/** All findings about content as some sites show it, with their languages. */
export function contentFindings(input: ContentInput): Finding[] {
  const collector = new FindingCollector();
  for (const check of [...contentChecks, checkContentTexts]) check(input, collector.tell);
  return collector.all();
}
