/** Every picture of the brands, in the order in which they are written. */
import {
  brasaFavicon,
  brasaLogo,
  brasaMark,
  brasaShare,
  brasaTier,
  BRASA_SITUATIONS,
} from './brasa/identity';
import { BRASA_PROMOTIONS, brasaHeat, carnivalRace } from './brasa/promotions';
import { BRASA_SCENES } from './brasa/scenes';
import { type Frame, TALL, WIDE } from '../../app/workbench/new-brand/drawing/frame';
import {
  haldenFavicon,
  haldenLogo,
  haldenMark,
  haldenShare,
  haldenTier,
  HALDEN_SITUATIONS,
} from './halden/identity';
import { grandRouletteWeek, HALDEN_PROMOTIONS, royalSlotsRace } from './halden/promotions';
import { HALDEN_SCENES } from './halden/scenes';
import {
  kiekkoFavicon,
  kiekkoLogo,
  kiekkoLogoLight,
  kiekkoMark,
  kiekkoShare,
  kiekkoTier,
  KIEKKO_SITUATIONS,
} from './kiekko/identity';
import { kiekkoCup, KIEKKO_PROMOTIONS, nordicNights } from './kiekko/promotions';
import { KIEKKO_SCENES } from './kiekko/scenes';
import {
  AUTHORITIES,
  type AuthorityId,
  authorityAlt,
  authorityMark,
  PLATE_MARKS,
  RESPONSIBLE_MARKS,
  type PlateId,
  type ResponsibleId,
  plateAlt,
  plateMark,
  plateSize,
  responsibleMark,
} from './neutral/authorities';
import { type Category, CATEGORY_ICONS, categoryIcon } from './neutral/categories';
import { type Payment, paymentMark, PAYMENTS } from './neutral/payments';
import { midnightSprint, sundayShowdown } from './neutral/tournaments';
import {
  type AltText,
  type Picture,
  type Situation,
  sameAlt,
  situations,
} from '../../app/workbench/new-brand/drawing/picture';
import { type Promotion, PROMOTIONS, SCENES } from './slugs';

interface Brand {
  id: string;
  name: string;
  logo: () => string;
  /** The logo for dark ground, where the usual one would not be read there. */
  logoLight?: () => string;
  mark: () => string;
  favicon: () => string;
  share: () => string;
  scenes: readonly ((frame: Frame) => string)[];
  situations: Readonly<Record<Situation, () => string>>;
  promotions: Readonly<Record<Promotion, () => string>>;
  tier: (tier: number) => string;
}

const BRANDS: readonly Brand[] = [
  {
    id: 'halden',
    name: 'Halden Royale',
    logo: haldenLogo,
    mark: haldenMark,
    favicon: haldenFavicon,
    share: haldenShare,
    scenes: HALDEN_SCENES,
    situations: HALDEN_SITUATIONS,
    promotions: HALDEN_PROMOTIONS,
    tier: haldenTier,
  },
  {
    id: 'kiekko',
    name: 'Kiekko',
    logo: kiekkoLogo,
    logoLight: kiekkoLogoLight,
    mark: kiekkoMark,
    favicon: kiekkoFavicon,
    share: kiekkoShare,
    scenes: KIEKKO_SCENES,
    situations: KIEKKO_SITUATIONS,
    promotions: KIEKKO_PROMOTIONS,
    tier: kiekkoTier,
  },
  {
    id: 'brasa',
    name: 'Brasa',
    logo: brasaLogo,
    mark: brasaMark,
    favicon: brasaFavicon,
    share: brasaShare,
    scenes: BRASA_SCENES,
    situations: BRASA_SITUATIONS,
    promotions: BRASA_PROMOTIONS,
    tier: brasaTier,
  },
];

const TIERS_PER_BRAND = 5;

const TOURNAMENTS: readonly (readonly [id: string, title: string, draw: () => string])[] = [
  ['grand-roulette-week', 'Grand Roulette Week', grandRouletteWeek],
  ['royal-slots-race', 'Royal Slots Race', royalSlotsRace],
  ['kiekko-cup', 'Kiekko Cup', kiekkoCup],
  ['nordic-nights', 'Nordic Nights', nordicNights],
  ['brasa-heat', 'Brasa Heat', brasaHeat],
  ['carnival-race', 'Carnival Race', carnivalRace],
  ['sunday-showdown', 'Sunday Showdown', sundayShowdown],
  ['midnight-sprint', 'Midnight Sprint', midnightSprint],
];

function picture(
  path: string,
  width: number,
  height: number,
  title: string,
  draw: () => string,
  alt?: AltText,
): Picture {
  return alt === undefined ? { path, width, height, title, draw } : { path, width, height, title, draw, alt };
}

function ofBrand(brand: Brand): Picture[] {
  const { id, name } = brand;
  const folder = `brands/${id}`;
  const alt = sameAlt(name);
  return [
    picture(`${folder}/logo`, 320, 80, `${name} logo`, brand.logo, alt),
    ...(brand.logoLight
      ? [picture(`${folder}/logo-light`, 320, 80, `${name} logo on dark`, brand.logoLight, alt)]
      : []),
    picture(`${folder}/logo-mark`, 128, 128, `${name} mark`, brand.mark, alt),
    picture(`${folder}/favicon`, 32, 32, `${name} favicon`, brand.favicon, alt),
    picture(`${folder}/og`, 1200, 630, `${name} share picture`, brand.share, alt),
    ...brand.scenes.flatMap((scene, index) => {
      const number = index + 1;
      const title = `${name} hero ${number}: ${SCENES[index] ?? ''}`;
      return [
        picture(`${folder}/hero-${number}-wide`, WIDE.width, WIDE.height, `${title}, wide`, () =>
          scene(WIDE),
        ),
        picture(`${folder}/hero-${number}-tall`, TALL.width, TALL.height, `${title}, tall`, () =>
          scene(TALL),
        ),
      ];
    }),
    ...situations.map((situation) =>
      picture(
        `${folder}/${situation}`,
        480,
        360,
        `${name}: ${situation.replace('-', ' ')}`,
        brand.situations[situation],
      ),
    ),
    ...PROMOTIONS.map((slug) =>
      picture(
        `promotions/${id}-${slug}`,
        800,
        450,
        `${name} promotion: ${slug.replaceAll('-', ' ')}`,
        brand.promotions[slug],
      ),
    ),
    ...Array.from({ length: TIERS_PER_BRAND }, (_, index) =>
      picture(`vip/${id}-${index + 1}`, 240, 240, `${name} VIP tier ${index + 1}`, () =>
        brand.tier(index + 1),
      ),
    ),
  ];
}

/** The keys of an object that is known in full. */
function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}

export const PICTURES: readonly Picture[] = [
  ...BRANDS.flatMap(ofBrand),
  ...TOURNAMENTS.map(([id, title, draw]) =>
    picture(`tournaments/${id}`, 1200, 600, `Tournament: ${title}`, draw),
  ),
  ...keysOf<Category>(CATEGORY_ICONS).map((id) =>
    picture(`categories/${id}`, 24, 24, `Icon: ${CATEGORY_ICONS[id][0]}`, () => categoryIcon(id)),
  ),
  ...keysOf<Payment>(PAYMENTS).map((id) =>
    picture(`payments/${id}`, 96, 40, PAYMENTS[id].title, () => paymentMark(id), sameAlt(PAYMENTS[id].title)),
  ),
  ...keysOf<AuthorityId>(AUTHORITIES).map((id) =>
    picture(
      `licences/${id}`,
      160,
      56,
      AUTHORITIES[id].title,
      () => authorityMark(id),
      authorityAlt(AUTHORITIES[id].title),
    ),
  ),
  ...keysOf<ResponsibleId>(RESPONSIBLE_MARKS).map((id) =>
    picture(
      `responsible/${id}`,
      64,
      64,
      RESPONSIBLE_MARKS[id].title,
      () => responsibleMark(id),
      RESPONSIBLE_MARKS[id].alt,
    ),
  ),
  ...keysOf<PlateId>(PLATE_MARKS).map((id) =>
    picture(
      `responsible/${id}`,
      plateSize.width,
      plateSize.height,
      PLATE_MARKS[id],
      () => plateMark(id),
      plateAlt(id),
    ),
  ),
];
