import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface BrandsFolder {
  directory: string;
  remove(): void;
}

/** A copy of `brands/` with a change merged into the file of one brand. */
export function brandsWith(brand: string, change: object): BrandsFolder {
  const directory = mkdtempSync(path.join(tmpdir(), 'marquee-brands-'));
  cpSync('brands', directory, { recursive: true });
  const file = path.join(directory, brand, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...change }));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
