import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isRecord } from '../../../../../schemas/is-record';
import { fontInWoff } from './woff';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** A part of a text in a single font. */
export interface Run {
  font: string;
  text: string;
}

interface Script {
  files: Record<Weight, string>;
  has: (codePoint: number) => boolean;
}

const noto = (subset: string) => ({
  regular: `@fontsource/noto-sans/files/noto-sans-${subset}-400-normal.woff`,
  bold: `@fontsource/noto-sans/files/noto-sans-${subset}-700-normal.woff`,
});
const kosugi = '@fontsource/kosugi/files/kosugi-japanese-400-normal.woff';

let cached: readonly Script[] | undefined;

/** Font packages are split by script; the first that has a character is used, the last one for all others. */
function scripts(): readonly Script[] {
  cached ??= [
    { files: noto('latin'), has: rangesOf('latin') },
    { files: noto('latin-ext'), has: rangesOf('latin-ext') },
    { files: { regular: kosugi, bold: kosugi }, has: () => true },
  ];
  return cached;
}

/** Predicate of the characters in a subset, by the unicode ranges of the package. */
function rangesOf(subset: string): (codePoint: number) => boolean {
  const file: unknown = JSON.parse(readFileSync(resolve('@fontsource/noto-sans/unicode.json'), 'utf8'));
  const list = isRecord(file) ? String(file[subset]) : '';
  const ranges = list.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to);
}

const unpacked = new Map<string, Buffer>();

function fontBytes(file: string): Buffer {
  const stored = unpacked.get(file);
  if (stored !== undefined) return stored;
  const bytes = fontInWoff(readFileSync(resolve(file)));
  unpacked.set(file, bytes);
  return bytes;
}

/** Splits texts of a document into runs of a single font. A font is loaded with its first character. */
export function fontsOf(doc: PDFKit.PDFDocument): (text: string, weight: Weight) => Run[] {
  const loaded = new Set<string>();
  return (text, weight) => {
    const runs: Run[] = [];
    for (const character of plain(text)) {
      const codePoint = character.codePointAt(0) ?? 0;
      const font = scripts().find(({ has }) => has(codePoint))?.files[weight] ?? kosugi;
      if (!loaded.has(font)) doc.registerFont(font, fontBytes(font));
      loaded.add(font);
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  };
}

/** The fonts lack the narrow no-break space, which some languages use as a thousands separator. */
function plain(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0');
}
