import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { Finding, Severity } from './finding';

export interface Verdict {
  /** The highest severity relevant for a launch; undefined if there is none. */
  severity: Exclude<Severity, 'note'> | undefined;
  text: MessageKey;
  counts: Record<Severity, number>;
}

/** Whether a brand may go live. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  const counts = { blocker: count('blocker'), warning: count('warning'), note: count('note') };
  if (counts.blocker > 0) return { severity: 'blocker', text: 'launchReport.notReady', counts };
  if (counts.warning > 0) return { severity: 'warning', text: 'launchReport.readyWithWarnings', counts };
  return { severity: undefined, text: 'launchReport.ready', counts };
}
