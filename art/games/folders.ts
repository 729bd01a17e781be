import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files of assets; an asset's url is a path below this folder's parent. */
export const filesFolder = join(root, 'content-fixtures/files');
