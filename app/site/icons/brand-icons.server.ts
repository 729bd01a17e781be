import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { type IconKind, iconKinds } from './icon-kinds';

/** The icons of a brand: its drawing, and the addresses of the derived pictures. */
interface BrandIcons {
  /** Text of `favicon.svg`. */
  drawing: string;
  /** Background colour of icons without transparency. */
  ground: string;
  /** Addresses with a hash of the content, so that they can be cached for ever. */
  hrefs: Readonly<Record<IconKind, string>>;
}

/** Increment when the same drawing yields different pictures. */
const drawnBy = 1;

/** Each reading of a brand's folder creates a new theme object. */
const icons = new WeakMap<Theme, { read: BrandIcons | undefined }>();

/** The icons of a brand; undefined for a brand without `favicon.svg`. */
export function brandIcons(brandId: string, theme: Theme): BrandIcons | undefined {
  const cached = icons.get(theme) ?? { read: readIcons(brandId, theme.color.background) };
  icons.set(theme, cached);
  return cached.read;
}

function readIcons(brandId: string, ground: string): BrandIcons | undefined {
  const drawing = readDrawing(brandId);
  if (drawing === undefined) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([drawnBy, drawing, ground]))
    .digest('hex');
  const href = (kind: IconKind) => `/icons/${brandId}-${kind}-${hash.slice(0, 12)}.png`;
  const hrefs = {
    '32': href('32'),
    '180': href('180'),
    '192': href('192'),
    '512': href('512'),
    maskable: href('maskable'),
    share: href('share'),
  };
  return { drawing, ground, hrefs };
}

function readDrawing(brandId: string): string | undefined {
  try {
    return readFileSync(path.join(environment.brandsDirectory, brandId, 'assets', 'favicon.svg'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Brand and kind encoded in a file name; undefined for an invalid one. */
export function iconOfFile(file: string): { brandId: string; kind: IconKind } | undefined {
  const [, brandId = '', name] = /^([a-z][a-z0-9-]*)-([a-z0-9]+)-[0-9a-f]{12}\.png$/.exec(file) ?? [];
  const kind = iconKinds.find((each) => each === name);
  return kind && { brandId, kind };
}
