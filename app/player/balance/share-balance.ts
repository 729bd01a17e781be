import type { PlayerBalance } from '../../../schemas/generated/types';
import { tellBalance } from '../../../ui/live/player-balance';
import type { PlayerChannel } from '../channel/player-channel';

/** Passes each changed balance on to blocks, which cannot access the channel. */
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
