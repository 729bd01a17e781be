import type { Game } from '../../../schemas/generated/types';
import type { Channel } from '../../site/site';
import type { PlayMode } from './launch-plan';

/** All that a provider may be told of a launch. */
export interface LaunchContext {
  mode: PlayMode;
  game: Pick<Game, 'gameId' | 'gameType' | 'type' | 'tableId'>;
  /** Part of the game's address. */
  provider: string;
  channel: Channel;
  /** Number of the brand's company at the platform. */
  partner: number;
  /** Such as `Mga`. */
  jurisdiction: string;
  /** Name of the brand at the provider. */
  brand: string;
  language: string;
  currency: string;
  /** ISO 3166 code by which providers know the country. */
  country: string;
  ip: string;
  /** Undefined for visitors. */
  playerId: number | undefined;
  urls: Record<'lobby' | 'deposit' | 'history', string>;
  /** A launch before has failed: providers that can begin anew. */
  requireNew: boolean;
}
