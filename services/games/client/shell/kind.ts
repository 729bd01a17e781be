import type { Round, SessionReply } from '../../api';
import type { Motion } from './motion';
import type { GameApi } from '../session/game-api';
import type { Play, Phase } from '../session/play';
import type { Shell } from './shell';
import type { Sound } from '../sound/sound';
import type { Money } from '../texts/money';
import type { Texts } from '../texts/texts';

/** Context of a kind of game. */
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

/** A kind of game on the stage. */
export interface Kind {
  /** The phase of play has changed. */
  phase: (phase: Phase) => void;
  /** Goes on with a round that was interrupted. */
  resume: (round: Round) => Promise<void>;
  /** Rules of the game, below the return to player. */
  rules: () => readonly Node[];
  /** A key that no control has used; true when it meant something. */
  key: (event: KeyboardEvent) => boolean;
}

export type StartKind = (frame: Frame) => Promise<Kind> | Kind;
