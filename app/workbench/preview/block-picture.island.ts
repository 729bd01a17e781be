import { studioWindow } from '../../page/preview/studio-window';
import type { BlockPictureProps } from './block-picture-props';

/** Tells the studio that the picture of a block has loaded. */
export function mount(_element: HTMLElement, { editorOrigins, shown }: BlockPictureProps): void {
  studioWindow(editorOrigins)?.post({ type: 'marquee:pictured', shown });
}
