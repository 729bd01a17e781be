import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type runContentfulImport from 'contentful-import';
import { CommandError } from './command-error';
import { disabledWebhook } from './disabled-webhook';
import { placeOf, readAnyExport, type AnyExport } from './read-export';
import type { Target } from './target';

export interface ApiImportOptions {
  /** A folder or file in Contentful's export format. */
  readonly from: string;
  readonly target: Target;
  /** Requests per second. Contentful's smallest plans allow 7. */
  readonly rate: number;
  /** Leaves content types, forms and locales of the target unchanged. */
  readonly isContentOnly: boolean;
  /** Active webhooks stay active and call their listeners at once. */
  readonly keepsWebhooksActive: boolean;
  /** File for the list of failures. */
  readonly errorLog: string;
}

/** What Contentful's importer takes beside the options its types name: the management client's. */
interface ClientOptions {
  readonly insecure: boolean;
  readonly hostUpload: string;
}

/** Loaded as CommonJS: its ES module imports packages that Node.js cannot resolve. */
const contentfulImport: typeof runContentfulImport = createRequire(import.meta.url)('contentful-import');

/**
 * Imports an export into a space with Contentful's own importer: the newest state of everything, published or not,
 * without history.
 * @throws CommandError with the failures; imported content stays, and a repeated import does the rest
 */
export async function importOverApi({
  from,
  target,
  rate,
  isContentOnly,
  keepsWebhooksActive,
  errorLog,
}: ApiImportOptions): Promise<void> {
  const { file, folder } = await placeOf(from);
  const content = await readAnyExport(file);
  const { space: spaceId, environment: environmentId, token: managementToken, host, insecure } = target;
  const options: Parameters<typeof runContentfulImport>[0] & ClientOptions = {
    content: plainContent(content, keepsWebhooksActive),
    spaceId,
    environmentId,
    managementToken,
    host,
    insecure,
    hostUpload: insecure ? host : host.replace(/^api\./, 'upload.'),
    skipContentModel: isContentOnly,
    uploadAssets: true,
    assetsDirectory: folder,
    rateLimit: rate,
    errorLogFile: errorLog,
    useVerboseRenderer: true,
  };
  mkdirSync(path.dirname(errorLog), { recursive: true });
  try {
    await contentfulImport(options);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const errors = 'errors' in error && Array.isArray(error.errors) ? error.errors.length : 0;
    throw new CommandError(
      errors > 0
        ? `${errors} things could not be imported; ${errorLog} lists them. Importing again does the rest.`
        : `The import ended early: ${error.message}`,
    );
  }
}

/** Only the parts that the importer reads: it modifies its input, and counts everything else as an error. */
function plainContent({ marquee: _history, ...content }: AnyExport, keepsActive: boolean): object {
  const copy = structuredClone(content);
  const { webhooks } = copy;
  return keepsActive || !Array.isArray(webhooks)
    ? copy
    : { ...copy, webhooks: webhooks.map(disabledWebhook) };
}
