import { Island } from '../../ui/live/island';
import type { HeartsProps } from './favourites/favourite-hearts.island';
import type { RealityCheckProps } from './reality-check/reality-check.island';
import type { IdleWatchProps } from './session/idle-watch.island';
import type { PlayerIslandProps } from './player.island';
import type { VerificationReminderProps } from './verification/verification-reminder.island';
import { SessionOver, type SessionOverProps } from './session/session-over';

export interface PlayerPartsProps {
  player: PlayerIslandProps;
  hearts: HeartsProps;
  /** Missing if sessions have no idle timeout. */
  idle: IdleWatchProps | undefined;
  realityCheck: RealityCheckProps;
  over: SessionOverProps;
  verification: VerificationReminderProps;
}

/** Player parts of every page: channel, idle watch, reality check, overlay of an ended session, and hearts on games. */
export function PlayerParts({ player, hearts, idle, realityCheck, over, verification }: PlayerPartsProps) {
  return (
    <>
      <Island name="player" on="load" props={player} />
      {idle && <Island name="idle-watch" on="load" props={idle} />}
      <Island name="reality-check" on="load" props={realityCheck} />
      <Island name="verification-reminder" on="idle" props={verification} />
      <SessionOver {...over} />
      <Island name="favourite-hearts" on="idle" props={hearts} />
    </>
  );
}
