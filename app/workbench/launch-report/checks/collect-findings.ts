import type { Site } from '../../../site/site';
import { type Finding, type FindingKind, type Place, findingKinds, severities, subjects } from '../finding';

interface Told {
  values?: Finding['values'];
  /** Site it was found on; missing if it concerns the whole brand. */
  site?: Site;
  /** Market it was found in, if there is no site. */
  market?: string;
  place: Place;
}

/** Callback with which a check reports a finding. */
export type Tell = (kind: FindingKind, told: Told) => void;

/** Merges equal findings in several markets, languages and places. */
export class FindingCollector {
  readonly #found = new Map<string, Finding>();

  readonly tell: Tell = (kind, { values = {}, site, market = site?.market.id, place }) => {
    const key = JSON.stringify([kind, values]);
    const earlier = this.#found.get(key);
    const finding = earlier ?? { kind, ...findingKinds[kind], values, markets: [], locales: [], places: [] };
    if (!earlier) this.#found.set(key, finding);
    addOnce(finding.markets, market);
    addOnce(finding.locales, site?.locale);
    if (!finding.places.some(({ at }) => at === place.at)) finding.places.push(place);
  };

  /** All findings by subject, most severe first. */
  all(): Finding[] {
    const order = ({ subject, severity }: Finding) =>
      subjects.indexOf(subject) * severities.length + severities.indexOf(severity);
    return [...this.#found.values()].sort((a, b) => order(a) - order(b));
  }
}

function addOnce(list: string[], item: string | undefined): void {
  if (item !== undefined && !list.includes(item)) list.push(item);
}
