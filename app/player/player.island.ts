import type { ChannelOptions } from './channel/player-channel';
import { startPageChannel } from './channel/page-channel';

export type PlayerIslandProps = ChannelOptions;

/** Opens the page's line to the state of its player. */
export function mount(_element: HTMLElement, props: PlayerIslandProps): void {
  startPageChannel(props);
}
