import type { Preview } from '../preview/use-preview';
import { type View, devices } from '../view-state';

/** Where the palette's pictures of blocks come from. */
export interface PictureSource {
  /** Origin of the brand's previews; undefined while none is open. */
  readonly origin: string | undefined;
  /** The preview is still opening. */
  readonly isOpening: boolean;
  readonly locale: string;
  /** Width of the page in the pictures, in CSS pixels. */
  readonly width: number;
  /** The site's name for what it shows on that width. */
  readonly channel: 'desktop' | 'mobile';
}

/** The widest view takes the room there is; a picture needs a number. */
const desktopWidth = 1280;

/** Pictures of blocks as a view shows them, on the site of its preview. */
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
