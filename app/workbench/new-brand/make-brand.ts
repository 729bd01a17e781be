import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Theme } from '../../../schemas/generated/types';
import { brandContent } from './brand-content';
import { brandFiles, marketsOf } from './brand-files';
import { brandTagFile, taggedFile } from './brand-tags';
import { type Asset, assetOf } from './drawing/assets';
import type { Picture } from './drawing/picture';
import type { Drawn } from './drawing-style';
import { type Licence, licenceEntries, licencePicture, licencesOf } from './licences';
import { themeOf } from './looks';
import type { MarketFile } from './market-file';
import { type Palette, paletteOf } from './palette';
import { brandPictures } from './pictures';
import { type ContentFile, type Project, contentLocales, readContent } from './project.server';
import type { BrandWish } from './wish';

/** Settings of a new brand, derived from the wish alone. */
export interface DesignedBrand {
  /** Path below `brands/<id>` → value. */
  configuration: Record<string, object>;
  markets: MarketFile[];
  licences: Licence[];
  drawn: Drawn;
  theme: Theme;
  adjusted: Palette['adjusted'];
}

/** A brand, ready to be written. */
export interface MadeBrand extends DesignedBrand {
  /** Path below `content-fixtures/<id>` → content. */
  content: Map<string, ContentFile>;
  /** Path below `content-fixtures/files` → SVG document. */
  pictures: Map<string, string>;
  /** Icon of the browser's tab, as an SVG document. */
  icon: string;
}

/** The settings of a new brand. Deterministic for the same wish and project. */
export function designBrand(wish: BrandWish, project: Project): DesignedBrand {
  const { id, name, look, scheme } = wish;
  const { color, adjusted } = paletteOf(wish.colours, scheme);
  const theme = themeOf(id, look, scheme, color);
  const markets = marketsOf(wish, project);
  return {
    configuration: brandFiles(wish, theme, markets, project),
    markets,
    licences: licencesOf(markets, project.configuration),
    drawn: { id, name, look, theme },
    theme,
    adjusted,
  };
}

/** All files of a new brand. Deterministic for the same wish and project. */
export async function makeBrand(wish: BrandWish, project: Project): Promise<MadeBrand> {
  const { id, name, company, look } = wish;
  const designed = designBrand(wish, project);
  const { markets, licences, drawn: style } = designed;
  const shared = readContent(project.contentFolder);
  const locales = contentLocales(shared);
  const { configuration } = project;
  const content = new Map(
    [...brandContent({ id, name, company, look, markets, configuration, content: shared })].map(
      ([file, value]) => [file, taggedFile(id, value)],
    ),
  );
  const drawn = await drawAll(brandPictures(style));
  const marks = await drawAll(licences.map((licence) => licencePicture(style, licence)));
  const marked = licences.flatMap((licence, index) => {
    const mark = marks[index];
    return mark ? [licenceEntries(id, licence, mark, locales)] : [];
  });
  content.set('tags.json', brandTagFile(id, name));
  content.set('assets.json', { assets: drawn.map(({ picture, size }) => stored(assetOf(picture, size))) });
  content.set(
    'licences.json',
    taggedFile(id, {
      entries: marked.flatMap(({ entries }) => entries),
      assets: marked.flatMap(({ assets }) => assets),
    }),
  );
  const icon = drawn.find(({ picture }) => picture.path.endsWith('/favicon'))?.svg ?? '';
  const pictures = new Map([...drawn, ...marks].map(({ picture, svg }) => [`${picture.path}.svg`, svg]));
  return { ...designed, content, pictures, icon };
}

/** Yields between pictures, so that a running site continues to respond. */
async function drawAll(pictures: readonly Picture[]): Promise<DrawnPicture[]> {
  const drawn: DrawnPicture[] = [];
  for (const picture of pictures) {
    drawn.push(drawOne(picture));
    await nextTurn();
  }
  return drawn;
}

export interface DrawnPicture {
  picture: Picture;
  svg: string;
  /** Bytes. */
  size: number;
}

/** A picture, drawn, with its bytes. */
export function drawOne(picture: Picture): DrawnPicture {
  const svg = picture.draw();
  return { picture, svg, size: Buffer.byteLength(svg) };
}

/** An asset as content files list it. */
function stored(asset: Asset) {
  return { ...asset, fields: { ...asset.fields } };
}
