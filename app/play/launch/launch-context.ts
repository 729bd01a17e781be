import type { Game } from '../../../schemas/generated/types';
import type { Channel } from '../../site/site';
import type { PlayMode } from './launch-plan';

/** All data of a launch that providers may receive. */
export interface LaunchContext {
  mode: PlayMode;
  game: Pick<Game, 'gameId' | 'gameType' | 'type' | 'tableId'>;
  /** Part of the game's address. */
  provider: string;
  channel: Channel;
  /** Id of the brand's company on the platform. */
  partner: number;
  /** For example `Mga`. */
  jurisdiction: string;
  /** The provider's name for the brand. */
  brand: string;
  language: string;
  currency: string;
  /** ISO 3166 code in the form providers use. */
  country: string;
  ip: string;
  /** Undefined for visitors. */
  playerId: number | undefined;
  urls: Record<'lobby' | 'deposit' | 'history', string>;
  /** Whether an earlier launch failed: providers that support it then start a new session. */
  requireNew: boolean;
}
