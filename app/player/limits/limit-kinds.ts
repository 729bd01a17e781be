/** Kinds of limits; `time` limits the time signed in. A spend limit counts losses (AMB-45). */
export const limitKinds = ['deposit', 'loss', 'wager', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** LIMIT-03: daily, weekly, monthly. */
export const limitPeriods = ['D', 'W', 'M'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Actions on a limit (LIMIT-05); `confirm` repeats a pending change. */
export const limitVerbs = ['save', 'delete', 'cancel', 'confirm'] as const;
export type LimitVerb = (typeof limitVerbs)[number];

const periodNames: Record<LimitPeriod, string> = { D: 'DAY', W: 'WEEK', M: 'MONTH' };

/** Id of a limit on its page, e.g. `limit-deposit-DAY`. */
export const limitId = (kind: LimitKind, period: LimitPeriod): string =>
  `limit-${kind}-${periodNames[period]}`;

/** Name of a limit's form, e.g. `limit-deposit-DAY-save`. */
export const limitIntent = (kind: LimitKind, period: LimitPeriod, verb: LimitVerb): string =>
  `${limitId(kind, period)}-${verb}`;
