import type { PlatformProviderGameSession } from '../../../schemas/generated/types';
import type { FreeRounds } from '../api';

/** A game that is open in a page. */
export interface GameSession extends Pick<
  PlatformProviderGameSession,
  'session' | 'mode' | 'gameId' | 'currency' | 'decimals' | 'language'
> {
  bearerHash: string;
  provider: string;
  /** Owner of its rounds and seeds: a player at the provider, or this demo session. */
  holder: string;
  urls: PlatformProviderGameSession['urls'];
  rules: PlatformProviderGameSession['rules'];
  freeRounds: readonly FreeRounds[];
  /** The balance at the start of the last round, in minor units. */
  balance: number;
  usedAt: number;
  /** Start of the last round, 0 before the first. */
  lastRoundAt: number;
}
