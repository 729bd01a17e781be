import type { PlatformSegments } from '../../../schemas/generated/types';
import type { PlayerAccess } from '../../site/player-access';
import { type Division, divisionIn, divisionText } from './division';

/** Deposits made so far, as far as audiences tell them apart. */
export type DepositGroup = 'none' | 'one' | 'more';

/** Time since the last visit, the current one aside. */
export type LastVisit = PlatformSegments['lastVisit'];

/** Where most of a player's latest rounds were played, in the words of content. */
export type FavouriteVertical = 'casino' | 'live-casino' | 'sportsbook';

/**
 * All that a page may know of its visitor: a small closed record, never an identity. Players with the same facts share pages and
 * blocks (docs/design.md).
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
  /** A signed-in player's access, by which links to closed pages are left out. */
  readonly access?: PlayerAccess | undefined;
  /** May be shown offers: no player in a break or an exclusion, and no browser whose session one has ended. */
  readonly marketing: boolean;
  /** An editor looks at the page as such a visitor: there is no player whose own data could be shown. */
  readonly isViewedAs?: boolean;
  /** The variant of an experiment; undefined for the control and for visitors who take no part. */
  variantOf?(division: Division): string | undefined;
  /** Whether the player is on a list that content names. */
  isListed(playerIds: readonly string[]): boolean;
}

/** The facts of a visitor who is not signed in. */
export const anonymous: Facts = { authorized: false, marketing: true, isListed: () => false };

/** The same in a browser whose last session a restriction of the player has ended. */
export const anonymousInBreak: Facts = { ...anonymous, marketing: false };

/** The facts of a player; the id is seen by nothing but the lists that content names. */
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
 * The answer of a visitor to one question about them. A result that asks it is shared by all who answer alike.
 *
 * @returns undefined for a question that is none, or does not apply to the visitor
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

/** Facts that are asked for one by one, when a page first depends on them. */
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

/** The access of a player, by whether each flag is open. */
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
