import type { NewBrandRequest, NewBrandWritten } from '../../../schemas/generated/types';
import { environment } from '../../server/environment.server';
import { log } from '../../server/log.server';
import { reloadConfiguration } from '../../site/configuration/configuration.server';
import { designBrand } from '../new-brand/make-brand';
import { brandPictures } from '../new-brand/pictures';
import { checkWish } from '../new-brand/wish';
import { BrandTakenError, brandTexts, folderProblems, placeBrand } from './brand-folder.server';
import { FolderBusyError, ReadOnlyError, inDraftFolder } from './draft-folder.server';
import { storedProject } from './site-project.server';

/**
 * Writes the files of a new brand, all or none, and activates it. Synchronous, so that this process writes one brand at
 * a time; the draft folder excludes other processes.
 * @throws ConfigurationError when the folder is invalid already
 */
export function writeNewBrand(request: NewBrandRequest): NewBrandWritten {
  const { brandsDirectory } = environment;
  try {
    const written = inDraftFolder(brandsDirectory, Date.now(), (draft) => writeIn(draft, request));
    if (written.outcome === 'written') {
      log.info({ event: 'configuration.brand-made', brand: request.id }, 'a brand was made');
      reloadConfiguration();
    }
    return written;
  } catch (error) {
    if (error instanceof FolderBusyError) return { outcome: 'busy', problems: [] };
    if (error instanceof ReadOnlyError) return { outcome: 'read-only', problems: [] };
    if (error instanceof BrandTakenError) return { outcome: 'taken', problems: [] };
    throw error;
  }
}

function writeIn(draft: string, request: NewBrandRequest): NewBrandWritten {
  const project = storedProject();
  const { brandsFolder, configuration } = project;
  const { id, wish, problems } = checkWish(request, project);
  // Created concurrently, which is not a fault of the request.
  if (!wish) return { outcome: configuration.brands.has(id) ? 'taken' : 'refused', problems };
  const designed = designBrand(wish, project);
  const texts = brandTexts(designed.configuration);
  const refused = folderProblems(brandsFolder, wish.id, texts);
  if (refused.length > 0) return { outcome: 'refused', problems: refused };
  const icon = brandPictures(designed.drawn).find(({ path }) => path.endsWith('/favicon'));
  if (!icon) throw new Error('A brand needs an icon.');
  placeBrand(brandsFolder, draft, wish.id, new Map([...texts, ['assets/favicon.svg', icon.draw()]]));
  return { outcome: 'written', problems: [] };
}
