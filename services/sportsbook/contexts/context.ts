import type { SportsbookRequestContext } from '../../../schemas/generated/types';

export type OddsFormat = SportsbookRequestContext['oddsFormat'];
export type Theme = SportsbookRequestContext['theme'];
/** A place of the frame; each part needs those before it. */
export type Place = SportsbookRequestContext['deepLinking'];

/** Settings that everybody of a brand, market and language shares. */
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

/** A player's account as the wallet tells of it. */
export interface Account {
  player: string;
  /** The wallet's session that money calls name. */
  session: string;
  currency: string;
  /** Digits after the point of the currency. */
  decimals: number;
}

/** One visitor or player of a frame. Its id is a secret; only a hash of it is stored. */
export interface UserContext {
  hash: string;
  account: Account | null;
  playerName: string | null;
  deepLinking: Place;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}
