import { AssetPathError } from '../../services/content/store/asset-files';
import { DatabaseError } from '../../services/process/database';
import { ContentLoadError } from '../../services/content/store/seed/load-error';
import { CommandError } from './command-error';

const parseError = 'ERR_PARSE_ARGS';

/** The error for the command line; includes the stack only if unexpected. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForeseen =
    error instanceof CommandError ||
    error instanceof DatabaseError ||
    error instanceof ContentLoadError ||
    error instanceof AssetPathError ||
    ('code' in error && String(error.code).startsWith(parseError));
  return isForeseen ? error.message : (error.stack ?? error.message);
}
