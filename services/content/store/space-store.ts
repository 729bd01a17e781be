import type { Logger } from 'pino';
import { AssetFiles } from './asset-files';
import { compareSpaces, type SpaceChanges } from './changes';
import type { ContentProblem } from './export-file';
import { loadSpace } from './load-space';
import type { Space } from './space';

export interface SpaceStoreOptions {
  readonly folder: string;
  readonly space: string;
  readonly environment: string;
  readonly logger: Logger;
}

/** The content folder as it was last loaded without an error. */
export class SpaceStore {
  readonly #options: SpaceStoreOptions;
  readonly #files: AssetFiles;
  #current: Space;
  #reloading: Promise<SpaceChanges> | undefined;

  private constructor(options: SpaceStoreOptions, files: AssetFiles, space: Space) {
    this.#options = options;
    this.#files = files;
    this.#current = space;
  }

  /** @throws ContentLoadError */
  static async open(options: SpaceStoreOptions): Promise<SpaceStore> {
    const files = new AssetFiles(options.folder);
    return new SpaceStore(options, files, await load(options, files));
  }

  get current(): Space {
    return this.#current;
  }

  /**
   * Loads the folder again. What is served stays as it was when the content has an error. Calls while one is
   * under way follow it, so that each sees the folder as it was when it was called or later.
   * @throws ContentLoadError
   */
  async reload(): Promise<SpaceChanges> {
    const before = this.#reloading;
    const started = (async () => {
      await before?.catch(() => undefined);
      const next = await load(this.#options, this.#files);
      const changes = compareSpaces(this.#current, next);
      this.#current = next;
      return changes;
    })();
    this.#reloading = started;
    return started;
  }
}

const SHOWN_WARNINGS = 5;

async function load(
  { folder, space, environment, logger }: SpaceStoreOptions,
  files: AssetFiles,
): Promise<Space> {
  const warnings: ContentProblem[] = [];
  const loaded = await loadSpace({
    folder,
    space,
    environment,
    files,
    onWarning: (problem) => warnings.push(problem),
  });
  if (warnings.length > 0) {
    logger.warn(
      { count: warnings.length, first: warnings.slice(0, SHOWN_WARNINGS) },
      'content is incomplete',
    );
  }
  return loaded;
}
