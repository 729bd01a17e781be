import type { FocalPoint } from '../../../schemas/generated/types';

/** A place of the site that crops a picture. Its name is the text `focal.crop.<id>`. */
export interface Crop {
  readonly id: CropId;
  /** Width to height. */
  readonly ratio: number;
  /** The focal point used if none is set. */
  readonly automatic: FocalPoint;
  /** The field whose picture takes precedence here, if set. */
  readonly unless?: string;
}

type CropId =
  | '1x'
  | '2xh'
  | '2xv'
  | '4x'
  | '16x9'
  | '21x9'
  | '4x3'
  | 'banner'
  | 'hero'
  | 'hero-tablet'
  | 'live'
  | 'phone-banner'
  | 'phone-hero'
  | 'row'
  | 'square';

const centre = { x: 50, y: 50 };
const top = { x: 50, y: 0 };
const bottom = { x: 50, y: 100 };

const cells: readonly Crop[] = [
  { id: '4x', ratio: 1, automatic: centre },
  { id: '1x', ratio: 1, automatic: centre },
];
const tall: readonly Crop[] = [
  { id: '2xv', ratio: 1 / 2, automatic: centre },
  { id: 'row', ratio: 3 / 5, automatic: bottom },
];
const wide: readonly Crop[] = [
  { id: '2xh', ratio: 2, automatic: centre },
  { id: 'live', ratio: 16 / 9, automatic: { x: 20, y: 50 } },
];
const card: readonly Crop[] = [{ id: '16x9', ratio: 16 / 9, automatic: centre }];
const phoneHero: Crop = { id: 'phone-hero', ratio: 9 / 10, automatic: top };
const phoneBanner: Crop = { id: 'phone-banner', ratio: 9 / 8, automatic: top };

/** The crops of each field, with the aspect ratios of the blocks' styles (`blocks/<block>/<block>.module.css`). */
const cropsOfFields: Readonly<Record<string, readonly Crop[]>> = {
  'heroBanner.image': [
    { id: 'hero', ratio: 8 / 3, automatic: { x: 76, y: 50 } },
    { id: 'hero-tablet', ratio: 7 / 4, automatic: { x: 68, y: 50 } },
    { ...phoneHero, unless: 'imageTall' },
  ],
  'heroBanner.imageTall': [phoneHero],
  'bannerSlide.image': [
    { id: 'banner', ratio: 10 / 3, automatic: { x: 76, y: 50 } },
    { ...phoneBanner, unless: 'imageTall' },
  ],
  'bannerSlide.imageTall': [phoneBanner],
  'image.image': [
    { id: '21x9', ratio: 21 / 9, automatic: centre },
    { id: '16x9', ratio: 16 / 9, automatic: centre },
    { id: '4x3', ratio: 4 / 3, automatic: centre },
    { id: 'square', ratio: 1, automatic: centre },
  ],
  'game.thumbnail': cells,
  'game.verticalImage': tall,
  'game.images': wide,
};

/** The crops of a picture in a field. */
export function cropsOf(contentType: string, field: string): readonly Crop[] {
  return cropsOfFields[`${contentType}.${field}`] ?? card;
}

/** The crop of a cell of a lobby grid. */
export function cropOfCell(cell: '1x' | '2xh' | '2xv' | '4x'): Crop {
  const ratio = { '1x': 1, '2xh': 2, '2xv': 1 / 2, '4x': 1 }[cell];
  return { id: cell, ratio, automatic: centre };
}
