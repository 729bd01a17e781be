import type { Preview } from '../preview/use-preview';
import { type View, devices } from '../view-state';

/** Source of the palette's pictures. */
export interface PictureSource {
  /** Origin of the brand's previews; undefined without an open one. */
  readonly origin: string | undefined;
  /** Whether the preview is opening. */
  readonly isOpening: boolean;
  readonly locale: string;
  /** Width of the page in the pictures, in CSS pixels. */
  readonly width: number;
  /** Channel of the site at that width. */
  readonly channel: 'desktop' | 'mobile';
}

/** The widest view has no fixed width, but a picture needs one. */
const desktopWidth = 1280;

/** Pictures of blocks in a view, from the site of its preview. */
export function pictureSource(view: View, { status, address }: Preview): PictureSource {
  return {
    origin: status.state === 'ready' && address !== undefined ? new URL(address).origin : undefined,
    isOpening: status.state === 'opening',
    locale: view.locale.locale,
    width: devices[view.device] ?? desktopWidth,
    channel: view.device === 'phone' ? 'mobile' : 'desktop',
  };
}

/** Address of a block's picture. */
export function pictureHref(origin: string, block: string, { locale, channel }: PictureSource): string {
  const search = new URLSearchParams({ block, locale, channel });
  return `${origin}/preview/block-picture?${search.toString()}`;
}
