import type { PlayerBalance } from '../../../schemas/generated/types';
import { tellBalance } from '../../../ui/live/player-balance';
import type { PlayerChannel } from '../channel/player-channel';

/** Tells blocks, which know nothing of the channel, what the player holds whenever it is something else than before. */
export function shareBalance(channel: Pick<PlayerChannel, 'subscribe'>): void {
  let told: PlayerBalance | undefined;
  channel.subscribe(({ balance: { amounts } }) => {
    if (!amounts || (told && isSame(amounts, told))) return;
    const changed = told !== undefined;
    told = amounts;
    tellBalance({ amounts, changed });
  });
}

function isSame(one: PlayerBalance, other: PlayerBalance): boolean {
  return (Object.keys(one) as (keyof PlayerBalance)[]).every((name) => one[name] === other[name]);
}
