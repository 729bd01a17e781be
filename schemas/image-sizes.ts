/**
 * Widths in pixels in which the site asks for pictures. The content service renders them ahead of any other size and can be told to render
 * nothing else (`CONTENT_IMAGE_SIZES`), so a width that is missing here does not compile. Each one costs up to two renderings per picture.
 */
export const imageWidths = [
  48, 56, 64, 72, 84, 96, 112, 116, 120, 128, 137, 144, 160, 168, 180, 192, 200, 216, 232, 240, 252, 264, 274,
  288, 320, 348, 360, 400, 411, 480, 528, 600, 640, 720, 768, 800, 960, 1080, 1200, 1280, 1440, 1920,
] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** Formats of the site's pictures, each with its one quality. */
export const imageQualities = { avif: 50, webp: 75 } as const;

export type SiteImageFormat = keyof typeof imageQualities;
