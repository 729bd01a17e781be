import type { PlatformBalanceMap } from '../../../schemas/generated/types';
import type { GameCategory } from './types';

/** Vertical in which bonus money can be played. */
export type Vertical = PlatformBalanceMap['bonus'][number]['vertical'];

/** The accounts of a wallet: real money, real money that may not be withdrawn yet, and bonus money by vertical (WALLET-04). */
export const BUCKETS = ['main', 'locked', 'bonus-casino', 'bonus-live-casino', 'bonus-sports'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** Balance of each bucket, in minor units. */
export type Balances = Record<Bucket, number>;

/** Accounts of the house. */
export const HOUSE_ACCOUNTS = [
  'payments',
  'withdrawals-in-transit',
  'game-provider',
  'bonus-fund',
  'adjustments',
  'uncollected',
  'jackpot',
  'tournament',
] as const;
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

/** Accounts that exist per payment method, game provider, jackpot game or tournament. */
const PER_PARTY: ReadonlySet<HouseAccount> = new Set([
  'payments',
  'withdrawals-in-transit',
  'game-provider',
  'jackpot',
  'tournament',
]);

const BONUS_BUCKETS: Record<Vertical, Bucket> = {
  CASINO: 'bonus-casino',
  LIVE_CASINO: 'bonus-live-casino',
  SPORTS: 'bonus-sports',
};

export function bonusBucket(vertical: Vertical): Bucket {
  return BONUS_BUCKETS[vertical];
}

/** The vertical of a game category for bonus money: virtual sports are sports. */
export function verticalOf(category: GameCategory): Vertical {
  return category === 'VIRTUAL_SPORTS' ? 'SPORTS' : category;
}

export function playerAccount(playerId: number, bucket: Bucket): string {
  return `player/${playerId}/${bucket}`;
}

/**
 * The house account of a currency, and of a party (such as a payment method or game provider) if required.
 * Throws without the party, which is a bug of the caller.
 */
export function houseAccount(account: HouseAccount, currency: string, party: string | undefined): string {
  if (!PER_PARTY.has(account)) return `house/${account}/${currency}`;
  if (party === undefined) throw new Error(`The account ${account} needs a party, such as a game provider.`);
  return `house/${account}/${party}/${currency}`;
}

/** Total balance of a wallet, in minor units. */
export function totalOf(balances: Balances): number {
  return BUCKETS.reduce((sum, bucket) => sum + balances[bucket], 0);
}

/** The wallet in the format of the contract (WALLET-03); empty bonus buckets are left out. */
export function balanceMapOf(balances: Balances): PlatformBalanceMap {
  const verticals: Vertical[] = ['CASINO', 'LIVE_CASINO', 'SPORTS'];
  return {
    main: balances.main,
    locked: balances.locked,
    bonus: verticals
      .map((vertical) => ({ vertical, amount: balances[bonusBucket(vertical)] }))
      .filter(({ amount }) => amount > 0),
  };
}
