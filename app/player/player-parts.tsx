import { Island } from '../../ui/live/island';
import type { HeartsProps } from './favourites/favourite-hearts.island';
import type { RealityCheckProps } from './reality-check/reality-check.island';
import type { IdleWatchProps } from './session/idle-watch.island';
import type { PlayerIslandProps } from './player.island';
import type { QuestionnaireReminderProps } from './verification/questionnaire-reminder.island';
import { SessionOver, type SessionOverProps } from './session/session-over';

export interface PlayerPartsProps {
  player: PlayerIslandProps;
  hearts: HeartsProps;
  /** Missing where a session ends by its own time alone. */
  idle: IdleWatchProps | undefined;
  realityCheck: RealityCheckProps;
  over: SessionOverProps;
  /** Missing where the brand has no questionnaire. */
  questionnaire: QuestionnaireReminderProps | undefined;
}

/** Player parts of every page: the channel, the idle watch, the reality check, what a session that is over shows, and the hearts on games. */
export function PlayerParts({ player, hearts, idle, realityCheck, over, questionnaire }: PlayerPartsProps) {
  return (
    <>
      <Island name="player" on="load" props={player} />
      {idle && <Island name="idle-watch" on="load" props={idle} />}
      <Island name="reality-check" on="load" props={realityCheck} />
      {questionnaire && <Island name="questionnaire-reminder" on="idle" props={questionnaire} />}
      <SessionOver {...over} />
      <Island name="favourite-hearts" on="idle" props={hearts} />
    </>
  );
}
