import type { Translate } from '../../../ui/site/site-context';
import type { Finding } from './finding';

/** The text of a finding. */
export function findingText({ kind, values, places }: Finding, t: Translate): string {
  return t(`launchReport.found.${kind}`, { ...values, count: places.length });
}

/** The text of a remedy. */
export function remedyText({ kind, values }: Finding, t: Translate): string {
  return t(`launchReport.remedy.${kind}`, values);
}
