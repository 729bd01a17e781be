import type { Translate } from '../../../ui/site/site-context';
import type { Finding } from './finding';

/** The finding in words. */
export function findingText({ kind, values, places }: Finding, t: Translate): string {
  return t(`launchReport.found.${kind}`, { ...values, count: places.length });
}

/** The remedy in words. */
export function remedyText({ kind, values }: Finding, t: Translate): string {
  return t(`launchReport.remedy.${kind}`, values);
}
