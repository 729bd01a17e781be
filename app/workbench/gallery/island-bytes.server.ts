import {
  type Bytes,
  builtFiles,
  bytesOfFiles,
  entryModule,
  islandModule,
} from '../../render/built-files.server';

/**
 * JavaScript that a block's islands add to that of every page, from the build's manifest. Undefined before a build, and
 * in development, which has no bundle.
 */
export function islandBytes(islands: readonly string[]): Bytes | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  const everyPage = builtFiles([entryModule]);
  const own = builtFiles(islands.map(islandModule));
  if (!everyPage || !own) return undefined;
  return bytesOfFiles(own.scripts.filter((file) => !everyPage.scripts.includes(file)));
}
