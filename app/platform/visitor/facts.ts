import type { PlatformSegments } from '../../../schemas/generated/types';
import type { PlayerAccess } from '../../site/player-access';
import { type Division, divisionIn, divisionText } from './division';

/** Number of deposits, as far as audiences distinguish. */
export type DepositGroup = 'none' | 'one' | 'more';

/** Time since the last visit before the current one. */
export type LastVisit = PlatformSegments['lastVisit'];

/** Where most of a player's latest rounds were played, by content's names. */
export type FavouriteVertical = 'casino' | 'live-casino' | 'sportsbook';

/**
 * Everything a page may depend on of its visitor: a small closed record, never an identity. Players with the same facts
 * share pages and blocks (docs/design.md).
 */
export interface Facts {
  readonly authorized: boolean;
  /** Undefined for a visitor who is not signed in. */
  readonly deposits?: DepositGroup | undefined;
  readonly lastVisit?: LastVisit | undefined;
  readonly favourite?: FavouriteVertical | undefined;
  /** Number of the loyalty level; 0 is the first. */
  readonly level?: number | undefined;
  /** ISO 3166 code: the country a player declared. */
  readonly country?: string | undefined;
  /** A signed-in player's access; links to closed pages are left out by it. */
  readonly access?: PlayerAccess | undefined;
  /** Whether offers may be shown: not to a player in a break or exclusion, nor in a browser whose last session one has ended. */
  readonly marketing: boolean;
  /** Whether an editor simulates this visitor: no player exists whose data could be shown. */
  readonly isViewedAs?: boolean;
  /** The variant of an experiment; undefined for the control and for visitors who do not take part. */
  variantOf?(division: Division): string | undefined;
  /** Whether the player is on a list in content. */
  isListed(playerIds: readonly string[]): boolean;
}

/** The facts of a visitor who is not signed in. */
export const anonymous: Facts = { authorized: false, marketing: true, isListed: () => false };

/** The same in a browser whose last session was ended by a restriction of the player. */
export const anonymousInBreak: Facts = { ...anonymous, marketing: false };

/** The facts of a player; the id is used only for lists in content. */
export function factsOfPlayer({
  playerId,
  depositCount,
  segments,
  level,
  country,
  access,
  marketing = true,
}: {
  playerId: string;
  depositCount: number;
  segments?: PlatformSegments | undefined;
  level?: number;
  country?: string;
  access?: PlayerAccess;
  marketing?: boolean;
}): Facts {
  return {
    authorized: true,
    deposits: depositGroupOf(depositCount),
    lastVisit: segments?.lastVisit,
    favourite: favouriteOf(segments),
    level,
    country,
    access,
    marketing,
    isListed: (playerIds) => playerIds.includes(playerId),
  };
}

function depositGroupOf(count: number): DepositGroup {
  if (count === 0) return 'none';
  return count === 1 ? 'one' : 'more';
}

const lastVisits: readonly LastVisit[] = ['week', 'month', 'longer', 'never'];

const verticals: Record<NonNullable<PlatformSegments['favouriteVertical']>, FavouriteVertical> = {
  CASINO: 'casino',
  LIVE_CASINO: 'live-casino',
  SPORTS: 'sportsbook',
};

function favouriteOf(segments: PlatformSegments | undefined): FavouriteVertical | undefined {
  const favourite = segments?.favouriteVertical;
  return favourite ? verticals[favourite] : undefined;
}

const accessFlags = [
  'riskPayout',
  'multibrandSuspended',
  'casino',
  'liveCasino',
  'sportsbook',
  'virtualSports',
  'bonuses',
  'payout',
  'deposit',
  'withdrawal',
  'allowManualClaim',
] as const satisfies readonly (keyof PlayerAccess)[];

const listSeparator = ',';
const variantQuestion = 'variant:';

/**
 * The visitor's value for one question. A result that reads it is shared by all visitors with the same value.
 * @returns undefined for an unknown question, or one that does not apply to the visitor
 */
export function answerFact(facts: Facts, question: string): string | undefined {
  const { authorized, deposits, country, access, marketing } = facts;
  switch (question) {
    case 'authorized':
      return authorized ? 'yes' : undefined;
    case 'deposits':
      return deposits;
    case 'last visit':
      return facts.lastVisit;
    case 'favourite':
      return facts.favourite;
    case 'level':
      return facts.level?.toString();
    case 'country':
      return country;
    case 'access':
      return access && accessFlags.filter((flag) => access[flag]).join(listSeparator);
    case 'marketing':
      return marketing ? undefined : 'none';
    case 'viewed as':
      return facts.isViewedAs ? 'yes' : undefined;
    default: {
      if (question.startsWith(variantQuestion)) {
        const division = divisionIn(question.slice(variantQuestion.length));
        return division && facts.variantOf?.(division);
      }
      const [kind, ids = ''] = question.split(':');
      return kind === 'listed' && facts.isListed(ids.split(listSeparator)) ? 'yes' : undefined;
    }
  }
}

/** Facts read lazily, one by one, so that a page depends only on those it uses. */
export function factsBy(ask: (question: string) => string | undefined): Facts {
  return {
    get authorized() {
      return ask('authorized') === 'yes';
    },
    get deposits() {
      const group = ask('deposits');
      return group === 'none' || group === 'one' || group === 'more' ? group : undefined;
    },
    get lastVisit() {
      return lastVisits.find((group) => group === ask('last visit'));
    },
    get favourite() {
      return Object.values(verticals).find((vertical) => vertical === ask('favourite'));
    },
    get level() {
      const level = ask('level');
      return level === undefined ? undefined : Number(level);
    },
    get country() {
      return ask('country');
    },
    get access() {
      const open = ask('access')?.split(listSeparator);
      return open && accessWith((flag) => open.includes(flag));
    },
    get marketing() {
      return ask('marketing') !== 'none';
    },
    get isViewedAs() {
      return ask('viewed as') === 'yes';
    },
    variantOf: (division) => ask(variantQuestion + divisionText(division)),
    isListed: (playerIds) => ask(`listed:${playerIds.join(listSeparator)}`) === 'yes',
  };
}

/** A player's access, from a predicate for each flag. */
export function accessWith(isOpen: (flag: keyof PlayerAccess) => boolean): PlayerAccess {
  return {
    riskPayout: isOpen('riskPayout'),
    multibrandSuspended: isOpen('multibrandSuspended'),
    casino: isOpen('casino'),
    liveCasino: isOpen('liveCasino'),
    sportsbook: isOpen('sportsbook'),
    virtualSports: isOpen('virtualSports'),
    bonuses: isOpen('bonuses'),
    payout: isOpen('payout'),
    deposit: isOpen('deposit'),
    withdrawal: isOpen('withdrawal'),
    allowManualClaim: isOpen('allowManualClaim'),
  };
}
