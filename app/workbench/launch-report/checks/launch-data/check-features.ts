import { valueAt } from '../../../../site/configuration/json-pointer';
import { isExpired } from '../../../../site/features/site-features';
import type { LaunchInput } from '../../launch-input';
import type { Tell } from '../collect-findings';

/** Reports feature flags past their end, which have returned to their default value. */
export function checkFeatures({ configured, directory, files, sites }: LaunchInput, tell: Tell): void {
  const { brand, declaredFeatures } = configured;
  for (const { site } of sites)
    for (const [feature, flag] of Object.entries(brand.features)) {
      if (typeof flag !== 'object' || !isExpired(flag, site.day)) continue;
      const pointer = `/features/${feature}/until`;
      tell('featureExpired', {
        site,
        values: { feature, until: flag.until, value: String(valueAt(declaredFeatures, `/${feature}`)) },
        place: {
          at: files?.placeOf('brand.json', pointer) ?? `${directory}/${brand.id}/brand.json ${pointer}`,
        },
      });
    }
}
