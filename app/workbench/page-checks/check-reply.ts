import type { CheckReply } from '../../../schemas/generated/types';
import type { Translate } from '../../../ui/site/site-context';
import type { Finding } from '../launch-report/finding';
import { findingText, remedyText } from '../launch-report/finding-texts';
import type { BrandFindings } from './page-findings';

type Reported = CheckReply['findings'][number];

const severities = { blocker: 'error', warning: 'warning', note: 'note' } as const;
const order: readonly Reported['severity'][] = ['error', 'warning', 'note'];

/** Findings of several brands as one list: equal ones are reported once. */
export function checkReply(brands: readonly BrandFindings[], t: Translate): Omit<CheckReply, 'limits'> {
  const reported = new Map<string, Reported>();
  for (const { brand, findings } of brands)
    for (const finding of findings) {
      const key = JSON.stringify([finding.kind, finding.values, finding.places.map(({ at }) => at)]);
      const sites = { brand, locales: finding.locales };
      const earlier = reported.get(key);
      if (earlier) earlier.sites.push(sites);
      else reported.set(key, { ...reportedFinding(finding, t), sites: [sites] });
    }
  return {
    shownIn: brands.reduce((sum, { shownIn }) => sum + shownIn, 0),
    findings: [...reported.values()].sort(
      (one, other) => order.indexOf(one.severity) - order.indexOf(other.severity),
    ),
  };
}

function reportedFinding(finding: Finding, t: Translate): Omit<Reported, 'sites'> {
  return {
    kind: finding.kind,
    severity: severities[finding.severity],
    text: findingText(finding, t),
    remedy: remedyText(finding, t),
    places: finding.places.flatMap(({ entry }) =>
      entry ? [{ entryId: entry.id, pointer: entry.pointer }] : [],
    ),
  };
}
