import { text } from '../text/text';
import type { Outcome } from './explained';

/** Whether the view shows a block, in a sentence. */
export function outcomeText(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'hidden':
      return text(`why.hidden.${outcome.hidden.reason}`);
    case 'wrong':
      return text('why.wrong', { reason: outcome.reason });
    case 'removed':
      return text(`why.removed.${outcome.removed.change.action}`);
    default:
      return text(`why.${outcome.kind}`);
  }
}
