import type { Round, SessionReply } from '../../api';
import type { Motion } from './motion';
import type { GameApi } from '../session/game-api';
import type { Play, Phase } from '../session/play';
import type { Shell } from './shell';
import type { Sound } from '../sound/sound';
import type { Money } from '../texts/money';
import type { Texts } from '../texts/texts';

/** Context that the shell passes to a kind of game. */
export interface Frame {
  reply: SessionReply;
  api: Pick<GameApi, 'table'>;
  shell: Shell;
  play: Play;
  texts: Texts;
  money: Money;
  motion: Motion;
  sound: Sound;
  host: HTMLElement;
}

/** Interface of a kind of game on the stage. */
export interface Kind {
  /** Called when the phase of play changes. */
  phase: (phase: Phase) => void;
  /** Resumes an interrupted round. */
  resume: (round: Round) => Promise<void>;
  /** Content of the rules panel below the return to player. */
  rules: () => readonly Node[];
  /** Handles a key that no control has handled; returns true if it was used. */
  key: (event: KeyboardEvent) => boolean;
}

export type StartKind = (frame: Frame) => Promise<Kind> | Kind;
