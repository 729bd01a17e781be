import { format } from 'prettier';
import type { Theme } from '../../schemas/generated/types';
import type { Picture } from './drawing/picture';
import { assetOf } from './drawing/assets';
import { brandContent } from './brand-content';
import { brandTagFile, taggedFile } from './brand-tags';
import { brandFiles, marketsOf } from './brand-files';
import { type Licence, licenceEntries, licencePicture, licencesOf } from './licences';
import { themeOf } from './looks';
import type { MarketFile } from './market-file';
import { type Palette, paletteOf } from './palette';
import { brandPictures } from './pictures';
import { type Project, contentLocales, readContent } from './project';
import type { BrandWish } from './wish';

/** A brand, ready to be written. */
export interface MadeBrand {
  /** Path below the project → text. */
  files: Map<string, string>;
  markets: MarketFile[];
  licences: Licence[];
  theme: Theme;
  adjusted: Palette['adjusted'];
}

/** Everything a new brand consists of. The same wish in the same project always makes the same brand. */
export async function makeBrand(wish: BrandWish, project: Project): Promise<MadeBrand> {
  const { id, name, company, look, scheme } = wish;
  const { configuration } = project;
  const { color, adjusted } = paletteOf(wish.colours, scheme);
  const theme = themeOf(id, look, scheme, color);
  const markets = marketsOf(wish, project);
  const licences = licencesOf(markets, configuration);
  const shared = readContent(project.contentFolder);
  const locales = contentLocales(shared);
  const content = brandContent({
    id,
    name,
    company,
    look,
    markets,
    configuration,
    content: shared,
  });
  const style = { id, name, look, theme };
  const drawn = brandPictures(style).map(drawOne);
  const marks = licences.map((licence) => ({ licence, ...drawOne(licencePicture(style, licence)) }));
  const files = new Map<string, string>();
  for (const [file, value] of Object.entries(brandFiles(wish, theme, markets, project)))
    files.set(`brands/${id}/${file}`, await configurationText(value));
  for (const [file, value] of content)
    files.set(`content-fixtures/${id}/${file}`, contentText(taggedFile(id, value)));
  files.set(`content-fixtures/${id}/tags.json`, contentText(brandTagFile(id, name)));
  files.set(
    `content-fixtures/${id}/assets.json`,
    contentText({ assets: drawn.map(({ picture, size }) => assetOf(picture, size)) }),
  );
  const marked = marks.map(({ licence, picture, size }) =>
    licenceEntries(id, licence, { picture, size }, locales),
  );
  files.set(
    `content-fixtures/${id}/licences.json`,
    contentText(
      taggedFile(id, {
        entries: marked.flatMap(({ entries }) => entries),
        assets: marked.flatMap(({ assets }) => assets),
      }),
    ),
  );
  for (const { picture, svg } of [...drawn, ...marks])
    files.set(`content-fixtures/files/${picture.path}.svg`, svg);
  const icon = drawn.find(({ picture }) => picture.path.endsWith('/favicon'));
  if (icon) files.set(`brands/${id}/assets/favicon.svg`, icon.svg);
  return { files, markets, licences, theme, adjusted };
}

/** A picture, drawn, with its bytes. */
export function drawOne(picture: Picture): { picture: Picture; svg: string; size: number } {
  const svg = picture.draw();
  return { picture, svg, size: Buffer.byteLength(svg) };
}

/** Configuration as the project formats it. */
export function configurationText(value: object): Promise<string> {
  return format(JSON.stringify(value), { parser: 'json', printWidth: 110 });
}

/** Content as the content service's exports write it. */
export function contentText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
