import type { Failure } from '../bridge/bridge';
import type { PlayMode } from '../launch/launch-plan';

/** GAME-01. */
export const stageStatuses = ['LOADING', 'GAME', 'ERROR'] as const;

/** A launched game. */
export interface LaunchedGame {
  /** Address of the frame, including its single-use token. */
  url: string;
  mode: PlayMode;
}

/** State of the stage. A launched game is shown at once, covered until the game reports that it is ready. */
export type StageState =
  | { status: 'LOADING'; game?: LaunchedGame }
  | { status: 'GAME'; game: LaunchedGame }
  | { status: 'ERROR'; code: string };

export type StageEvent =
  | { type: 'launch' }
  | { type: 'launched'; game: LaunchedGame }
  | { type: 'ready' }
  | { type: 'failed'; code: Failure | string };

/** @param answered result of a launch form posted without JavaScript */
export function initialStage(answered: { game?: LaunchedGame; code?: string } | undefined): StageState {
  if (answered?.code) return { status: 'ERROR', code: answered.code };
  return answered?.game ? { status: 'LOADING', game: answered.game } : { status: 'LOADING' };
}

export function nextStage(state: StageState, event: StageEvent): StageState {
  switch (event.type) {
    case 'launch':
      return { status: 'LOADING' };
    case 'launched':
      return { status: 'LOADING', game: event.game };
    case 'ready':
      return state.status === 'LOADING' && state.game ? { status: 'GAME', game: state.game } : state;
    case 'failed':
      return { status: 'ERROR', code: event.code };
  }
}
