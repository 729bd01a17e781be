import type { NoPreviewProps } from './no-preview-props';
import { studioWindow } from './studio-window';

/** Tells the studio that the frame is empty because no preview is open. */
export function mount(_element: HTMLElement, { editorOrigins, reason }: NoPreviewProps): void {
  studioWindow(editorOrigins)?.post({ type: 'marquee:no-preview', reason });
}
