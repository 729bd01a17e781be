import type { SportsbookRequestContext } from '../../../schemas/generated/types';

export type OddsFormat = SportsbookRequestContext['oddsFormat'];
export type Theme = SportsbookRequestContext['theme'];
/** Place in the frame; each level requires those above it. */
export type Place = SportsbookRequestContext['deepLinking'];

/** Settings shared by all users of a brand, market and language. */
export interface StaticContext {
  id: string;
  brandId: string;
  language: string;
  currency: string;
  oddsFormat: OddsFormat;
  timeZone: string;
  hostOrigin: string;
  theme: Theme;
}

/** Player account as reported by the wallet. */
export interface Account {
  player: string;
  /** Wallet session used in money calls. */
  session: string;
  currency: string;
  /** Decimal places of the currency. */
  decimals: number;
}

/** Context of one visitor or player. The id is a secret, stored only as a hash. */
export interface UserContext {
  hash: string;
  account: Account | null;
  playerName: string | null;
  deepLinking: Place;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}
