import type { RulePack } from '../../../schemas/generated/types';
import { ageAt } from '../registration/age';

type Rule = RulePack['rules'][number]['rule'];

/** Rules about play that bind a player: by the law of their country and by the licence of its market. */
export interface PlayLaw {
  /** `demo-only`: nobody stakes; `blocked`: nobody plays. */
  marketStatus: 'open' | 'demo-only' | 'blocked';
  demoPlay: 'everyone' | 'verified' | 'nobody';
  /** Nobody plays for money before their identity is verified. */
  verifiedBeforePlay: boolean;
  verticals: readonly string[];
  /** Games against a bank without a live dealer. */
  tableGames: boolean;
  jackpotGames: boolean;
  /** Highest stake of one round of a slot at this age, in minor units; null sets none. */
  maximumStake: number | null;
  minimumSpinMs: number;
  /** The same for other casino games without a live dealer. */
  minimumTableGameMs: number;
  autoplay: boolean;
  /** Whether a player may have several games open. */
  parallelPlay: boolean;
}

const STATUSES = ['open', 'demo-only', 'blocked'] as const;
const DEMO_PLAY = ['everyone', 'verified', 'nobody'] as const;
const VERTICALS = ['casino', 'live-casino', 'sportsbook'];

/**
 * The strictest of what binds.
 *
 * @param values every value of a rule that binds on the day
 * @param dateOfBirth of the player, for what young adults may not; null for a visitor
 */
export function playLawOf(
  values: (rule: Rule) => unknown[],
  dateOfBirth: string | null,
  now: number,
): PlayLaw {
  const isAllowed = (rule: Rule): boolean => !values(rule).includes(false);
  const last = <T extends string>(rule: Rule, order: readonly [T, ...T[]]): T =>
    order.reduce((strictest, each) => (values(rule).includes(each) ? each : strictest), order[0]);
  const numbers = (rule: Rule): number[] => values(rule).filter((value) => typeof value === 'number');
  const isYoung = isYoungAdult(values('youngAdultAge'), dateOfBirth, now);
  const stakes = [...numbers('maximumStake'), ...(isYoung ? numbers('maximumStakeYoung') : [])];
  return {
    marketStatus: last('marketStatus', STATUSES),
    demoPlay: last('demoPlay', DEMO_PLAY),
    verifiedBeforePlay: values('verifiedBeforePlay').includes(true),
    verticals: values('verticals').reduce<readonly string[]>(
      (allowed, value) => allowed.filter((each) => Array.isArray(value) && value.includes(each)),
      VERTICALS,
    ),
    tableGames: isAllowed('tableGames'),
    jackpotGames: isAllowed('jackpotGames'),
    maximumStake: leastOf(stakes),
    minimumSpinMs: Math.max(0, ...numbers('minimumSpinMs')),
    minimumTableGameMs: Math.max(0, ...numbers('minimumTableGameMs')),
    autoplay: isAllowed('autoplay'),
    parallelPlay: isAllowed('parallelPlay'),
  };
}

/**
 * Whether a player is a young adult by any of the ages that bind.
 *
 * @param dateOfBirth null for a visitor, who is none
 */
export function isYoungAdult(ages: readonly unknown[], dateOfBirth: string | null, now: number): boolean {
  return dateOfBirth !== null && ages.some((age) => typeof age === 'number' && ageAt(dateOfBirth, now) < age);
}

/** The lowest of the numbers among values; null without any. */
export function leastOf(values: readonly unknown[]): number | null {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === 0 ? null : Math.min(...numbers);
}
