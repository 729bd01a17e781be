import { isRecord } from '../../is-record';
import type { Migration } from '../migration';

type SignInState = 'authorized' | 'not-authorized';

const signInStates: readonly SignInState[] = ['not-authorized', 'authorized'];

export const migration: Migration = {
  why: 'Which call to action led was decided by the order of the links and by who saw them. The leading ones and the others are now lists of their own, so that an editor sees what visitors and players are offered.',
  migrate({ callsToAction, ...content }) {
    if (!Array.isArray(callsToAction)) {
      return callsToAction === undefined ? content : { ...content, mainCalls: callsToAction };
    }
    const calls: unknown[] = callsToAction;
    const leads = (call: unknown, state: SignInState) =>
      calls.find((candidate) => isShown(candidate, state)) === call && !isPlain(call);
    const mainCalls = calls.flatMap((call) =>
      isRecord(call) ? shownIn(call, (state) => leads(call, state)) : [call],
    );
    const furtherCalls = calls.flatMap((call) =>
      isRecord(call) ? shownIn(call, (state) => !leads(call, state)) : [],
    );
    return {
      ...content,
      ...(mainCalls.length > 0 ? { mainCalls } : {}),
      ...(furtherCalls.length > 0 ? { furtherCalls } : {}),
    };
  },
};

/** The link, limited to those of its sign-in states that belong to a list; none when no state does. */
function shownIn(call: Record<string, unknown>, belongs: (state: SignInState) => boolean): object[] {
  const states = signInStates.filter((state) => isShown(call, state));
  const kept = states.filter(belongs);
  // A link no state shows is wrong or pointless; it stays where validation and editors find it.
  if (states.length === 0) return belongs('authorized') ? [] : [call];
  if (kept.length === 0) return [];
  return [kept.length === states.length ? call : { ...call, visibleTo: kept[0] }];
}

function isShown(call: unknown, state: SignInState): boolean {
  if (!isRecord(call)) return false;
  const { visibleTo } = call;
  return visibleTo === undefined || visibleTo === 'both' || visibleTo === state;
}

/** Links of plain emphasis never led, wherever they stood. */
function isPlain(call: unknown): boolean {
  return isRecord(call) && call['emphasis'] === 'plain';
}
