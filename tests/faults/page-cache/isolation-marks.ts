import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '../../../app/site/configuration/read-configuration.server';
import { cssProperties } from '../../../ui/theme/css-properties';

export interface MarkedBrands {
  directory: string;
  /** Brand → texts that only its own responses may contain. */
  marks: ReadonlyMap<string, readonly string[]>;
  remove(): void;
}

/** A text in every document and every dialog. */
const everywhere = 'skipToContent';

/** The brand's version of that text, in every language. */
export const ownText = (brand: string) => `Straight to what ${brand} shows`;

/** A copy of `brands/` with texts unique to each brand, and the marks that distinguish the brands. */
export function markedBrands(): MarkedBrands {
  const directory = mkdtempSync(path.join(tmpdir(), 'marquee-isolation-'));
  cpSync('brands', directory, { recursive: true });
  const { brands } = readConfiguration('brands');
  for (const id of brands.keys())
    for (const language of readdirSync(path.join(directory, 'messages')))
      overrideText(path.join(directory, id, 'messages', `${language}.json`), ownText(id));
  const themes = new Map(
    [...brands].map(([id, { theme }]) => [id, Object.values(cssProperties(theme)).map(String)]),
  );
  const marks = new Map(
    [...brands].map(([id, { brand }]) => {
      const others = new Set([...themes].flatMap(([other, values]) => (other === id ? [] : values)));
      // Short values, such as a number or `none`, may occur anywhere.
      const looks = (themes.get(id) ?? []).filter(
        (value) => value.length > 6 && !others.has(value) && isOwnColour(value),
      );
      // Ids of winners start with the platform's id of the brand.
      return [id, [id, brand.name, `"id":"${brand.siteId}-`, ...looks]];
    }),
  );
  return { directory, marks, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

function overrideText(file: string, text: string): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { app?: object }) : {};
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...before, app: { ...before.app, [everywhere]: text } }));
}

/** A colour is a mark of a theme unless it also occurs in content, such as the tints of games. */
function isOwnColour(value: string): boolean {
  return /^#[0-9a-f]{6,8}$/i.test(value) && !tints().has(value.toLowerCase());
}

let knownTints: Set<string> | undefined;

function tints(): Set<string> {
  const text = readFileSync(path.join('content-fixtures', 'catalogue', 'games.json'), 'utf8');
  knownTints ??= new Set([...text.matchAll(/#[0-9a-f]{6,8}/gi)].map(([colour]) => colour.toLowerCase()));
  return knownTints;
}
