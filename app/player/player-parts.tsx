import { Island } from '../../ui/live/island';
import type { HeartsProps } from './favourites/favourite-hearts.island';
import type { IdleWatchProps } from './session/idle-watch.island';
import type { PlayerIslandProps } from './player.island';

export interface PlayerPartsProps {
  player: PlayerIslandProps;
  hearts: HeartsProps;
  /** Missing where a session ends by its own time alone. */
  idle: IdleWatchProps | undefined;
}

/** Player parts of every page: the channel, the idle watch, and the hearts on games. */
export function PlayerParts({ player, hearts, idle }: PlayerPartsProps) {
  return (
    <>
      <Island name="player" on="load" props={player} />
      {idle && <Island name="idle-watch" on="load" props={idle} />}
      <Island name="favourite-hearts" on="idle" props={hearts} />
    </>
  );
}
