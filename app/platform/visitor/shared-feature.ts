import type { SharedFeature } from '../../site/features/site-features';
import type { Facts } from './facts';

/**
 * True if a flag is on for a visitor. Visitors are assigned as in experiments: by the number in the same cookie, and to the control for
 * browsers without it. Only pages that call this vary by the assignment.
 *
 * @param name of the flag; the assignment is independent for each
 */
export function isFeatureOn(name: string, feature: boolean | SharedFeature, facts: Facts): boolean {
  if (typeof feature === 'boolean') return feature;
  const { on, share, otherwise } = feature;
  const variants = [
    { key: 'otherwise', weight: 100 - share },
    { key: 'on', weight: share },
  ];
  return facts.variantOf?.({ key: `feature.${name}`, share: 100, variants }) === 'on' ? on : otherwise;
}
