import { Island } from '../../ui/island';
import type { HeartsProps } from './favourite-hearts.island';
import type { PlayerIslandProps } from './player.island';

export interface PlayerPartsProps {
  player: PlayerIslandProps;
  hearts: HeartsProps;
}

/** What every page has for its player: the line to the player's state, and the hearts on games. */
export function PlayerParts({ player, hearts }: PlayerPartsProps) {
  return (
    <>
      <Island name="player" on="load" props={player} />
      <Island name="favourite-hearts" on="idle" props={hearts} />
    </>
  );
}
