import type { SharedFeature } from '../../site/features/site-features';
import type { Facts } from './facts';

/**
 * Whether a visitor has a flag. Visitors are divided as experiments divide them: the same cookie, the same number, the control for
 * browsers without one. A page that asks varies by the answer; others do not.
 *
 * @param name of the flag: each divides visitors in a way of its own
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
