import type { FocalPoint, Theme } from '../../../schemas/generated/types';
import type { Region } from './text-contrast';
import { evenVeil, gradientVeil, readVeil, stop, type Veil } from './veil';

/** A banner at one window width, as laid out by its styles (`blocks/hero-banner`, `blocks/banner-carousel`). */
export interface BannerView {
  /** Width of the window in pixels. */
  window: number;
  /** Whether the tall picture for phones is used. */
  isNarrow: boolean;
  ratio: number;
  /** `object-position` without a focal point. */
  automatic: FocalPoint;
  region: Region;
  veils: readonly Veil[];
}

/** The fields of a banner that determine where its text is. */
export interface BannerText {
  type: 'heroBanner' | 'bannerSlide';
  title: string;
  /** The longest of its smaller texts. */
  longest: string;
  height: 'tall' | 'medium' | 'low';
  isCentered: boolean;
}

const [wideWindow, tabletWindow, phoneWindow] = [1440, 768, 390];

/** The views of a banner with text on its picture; undefined for a theme whose veil cannot be measured. */
export function bannerViews(banner: BannerText, theme: Theme): BannerView[] | undefined {
  const themeVeil = readVeil(theme.effect.hero);
  if (!themeVeil) return undefined;
  return banner.type === 'heroBanner' ? heroViews(banner, theme, themeVeil) : slideViews(banner, theme);
}

function heroViews(banner: BannerText, { color: { scrim } }: Theme, themeVeil: Veil): BannerView[] {
  const { height, isCentered } = banner;
  const wideHeight = { tall: 540, medium: 461, low: 396 }[height];
  const tabletHeight = { tall: 440, medium: 370, low: 300 }[height];
  const phone = { tall: [9 / 10, 0.58], medium: [9 / 8, 0.61], low: [9 / 7, 0.57] }[height];
  const [phoneRatio = 1, phoneTop = 0.5] = phone;
  const tabletVeil = gradientVeil(90, [stop(scrim, 0.62, 0.32), stop(scrim, 0, 0.74)]);
  const even = evenVeil(scrim, 0.72);
  return [
    {
      window: wideWindow,
      isNarrow: false,
      ratio: wideWindow / wideHeight,
      automatic: { x: 76, y: 50 },
      region: isCentered ? centre : start(textWidth(banner, 0.021, 0.0075, 0.46), 0.03),
      veils: [isCentered ? even : themeVeil],
    },
    {
      window: tabletWindow,
      isNarrow: false,
      ratio: tabletWindow / tabletHeight,
      automatic: { x: 68, y: 50 },
      region: isCentered ? centre : start(textWidth(banner, 0.024, 0.0115, 0.5), 0.03),
      // The first background of a list is on top.
      veils: isCentered ? [even] : [themeVeil, tabletVeil],
    },
    {
      window: phoneWindow,
      isNarrow: true,
      ratio: phoneRatio,
      automatic: { x: 50, y: 0 },
      region: { left: 0.04, right: 0.96, top: phoneTop, bottom: 1 },
      veils: [gradientVeil(0, [stop(scrim, 1, 0.04), stop(scrim, 0.8, 0.3), stop(scrim, 0, 0.68)])],
    },
  ];
}

function slideViews(banner: BannerText, { color: { scrim } }: Theme): BannerView[] {
  const across = gradientVeil(90, [stop(scrim, 0.96, 0.16), stop(scrim, 0.8, 0.46), stop(scrim, 0, 0.76)]);
  const wide = { isNarrow: false, automatic: { x: 76, y: 50 }, veils: [across] };
  return [
    {
      ...wide,
      window: wideWindow,
      ratio: wideWindow / 389,
      region: start(textWidth(banner, 0.015, 0.0065, 0.36), 0.05),
    },
    {
      ...wide,
      window: tabletWindow,
      ratio: tabletWindow / 300,
      region: start(textWidth(banner, 0.02, 0.0115, 0.56), 0.05),
    },
    {
      window: phoneWindow,
      isNarrow: true,
      ratio: 9 / 8,
      automatic: { x: 50, y: 0 },
      region: { left: 0.04, right: 0.96, top: 0.68, bottom: 1 },
      veils: [gradientVeil(0, [stop(scrim, 1, 0.04), stop(scrim, 0.78, 0.3), stop(scrim, 0, 0.66)])],
    },
  ];
}

const centre: Region = { left: 0.25, right: 0.75, top: 0.2, bottom: 0.8 };

/** Text on the left side, also in right-to-left languages, because pictures are not mirrored. */
function start(width: number, left: number): Region {
  return { left, right: left + width, top: 0.2, bottom: 0.8 };
}

/**
 * Width of a text as a fraction of its banner. @param perTitle width of a letter of the title @param most width at
 * which lines break
 */
function textWidth(
  { title, longest }: BannerText,
  perTitle: number,
  perLetter: number,
  most: number,
): number {
  return Math.min(most, Math.max(title.length * perTitle, longest.length * perLetter));
}
