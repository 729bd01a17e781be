import type { GameMessage, HostMessage } from '../../../schemas/generated/types';
import { validateGameMessage } from '../../../schemas/generated/validators.js';

/** Messages to the game (GAME-29). */
export const hostMessageTypes = [
  'ready',
  'pause',
  'resume',
  'debug settings',
  'debug errors',
  'ping',
  'update balance',
] as const satisfies readonly HostMessage['type'][];

/** Messages of the game (GAME-30). */
export const gameMessageTypes = [
  'listening',
  'game ready',
  'paused',
  'resumed',
  'user action',
  'reality check data',
  'pong',
  'warning',
  'round end',
] as const satisfies readonly GameMessage['type'][];

/** The message of a game; undefined for anything else. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  return validateGameMessage(data) ? data : undefined;
}
