import type { PlatformProviderGameSession } from '../../../schemas/generated/types';
import type { FreeRounds } from '../api';

/** A game that is open in a page. */
export interface GameSession extends Pick<
  PlatformProviderGameSession,
  'session' | 'mode' | 'gameId' | 'currency' | 'decimals' | 'language'
> {
  bearerHash: string;
  provider: string;
  /** Who its rounds and seeds belong to: a player at the provider, or this session of a demo. */
  holder: string;
  urls: PlatformProviderGameSession['urls'];
  rules: PlatformProviderGameSession['rules'];
  freeRounds: readonly FreeRounds[];
  /** The balance at the start of the last round, in minor units. */
  balance: number;
  usedAt: number;
  /** When the last round began, 0 before the first. */
  lastRoundAt: number;
}
