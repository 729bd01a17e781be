import type { ChannelOptions } from './channel/player-channel';
import { startPageChannel } from './channel/page-channel';

export type PlayerIslandProps = ChannelOptions;

/** Starts the player's channel on the page. */
export function mount(_element: HTMLElement, props: PlayerIslandProps): void {
  startPageChannel(props);
}
