import type { Translate } from '../../../ui/site/site-context';
import type { Finding } from './finding';

/** What was found, in words. */
export function findingText({ kind, values, places }: Finding, t: Translate): string {
  return t(`launchReport.found.${kind}`, { ...values, count: places.length });
}

/** What to do about it. */
export function remedyText({ kind, values }: Finding, t: Translate): string {
  return t(`launchReport.remedy.${kind}`, values);
}
