import type { RulePack } from '../../../schemas/generated/types';
import { ageAt } from '../registration/age';

type Rule = RulePack['rules'][number]['rule'];

/** Legal rules for play, by the law of the player's country and by the licence of its market. */
export interface PlayLaw {
  /** `demo-only`: no real stakes; `blocked`: no play at all. */
  marketStatus: 'open' | 'demo-only' | 'blocked';
  demoPlay: 'everyone' | 'verified' | 'nobody';
  /** Real-money play requires a verified identity. */
  verifiedBeforePlay: boolean;
  verticals: readonly string[];
  /** Table games without a live dealer. */
  tableGames: boolean;
  jackpotGames: boolean;
  /** Maximum stake of a slot round at this age, in minor units; null for none. */
  maximumStake: number | null;
  minimumSpinMs: number;
  /** The same for other casino games without a live dealer. */
  minimumTableGameMs: number;
  autoplay: boolean;
  /** True if a player may play several games at once. */
  parallelPlay: boolean;
}

const STATUSES = ['open', 'demo-only', 'blocked'] as const;
const DEMO_PLAY = ['everyone', 'verified', 'nobody'] as const;
const VERTICALS = ['casino', 'live-casino', 'sportsbook'];

/**
 * The strictest applicable rules.
 *
 * @param values returns every value of a rule that applies on the day
 * @param dateOfBirth of the player, for rules about young adults; null for a visitor
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
 * True for a young adult by any of the applicable ages.
 *
 * @param dateOfBirth null for a visitor, who is treated as older
 */
export function isYoungAdult(ages: readonly unknown[], dateOfBirth: string | null, now: number): boolean {
  return dateOfBirth !== null && ages.some((age) => typeof age === 'number' && ageAt(dateOfBirth, now) < age);
}

/** The lowest number among the values; null without any. */
export function leastOf(values: readonly unknown[]): number | null {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length === 0 ? null : Math.min(...numbers);
}
