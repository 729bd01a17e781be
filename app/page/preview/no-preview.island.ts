import type { NoPreviewProps } from './no-preview-props';
import { studioWindow } from './studio-window';

/** Tells the studio that the frame shows nothing without an open preview. */
export function mount(_element: HTMLElement, { editorOrigins, reason }: NoPreviewProps): void {
  studioWindow(editorOrigins)?.post({ type: 'marquee:no-preview', reason });
}
