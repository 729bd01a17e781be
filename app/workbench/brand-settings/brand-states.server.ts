import path from 'node:path';
import type { BrandStatesReply, BrandStatesRequest } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { changedFile } from '../../site/configuration/brand-changes';
import { readChanged } from '../../site/configuration/changed-brand.server';
import { foldersIn } from '../../site/configuration/read-files.server';

/** Number of stored changes that each brand's files lack, and how many of them conflict. */
export function brandStates({ brands }: BrandStatesRequest): BrandStatesReply {
  const directory = environment.brandsDirectory;
  const existing = new Set(foldersIn(directory));
  return {
    brands: brands
      .filter(({ brand }) => existing.has(brand))
      .map(({ brand, stored }) => {
        const files = new Set(stored.map(({ file }) => file));
        const conflicts = [...files].flatMap((file) => {
          const value = readChanged(path.join(directory, brand), file, []);
          return changedFile(file, value, stored).conflicts;
        });
        return { brand, changes: stored.length, conflicts: conflicts.length };
      }),
  };
}
