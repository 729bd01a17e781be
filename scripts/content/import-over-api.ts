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
  /** Requests in a second. Contentful allows 7 in its smallest plans. */
  readonly rate: number;
  /** Content types, forms and locales of the target stay as they are. */
  readonly isContentOnly: boolean;
  /** Webhooks that were active call their listeners at once. */
  readonly keepsWebhooksActive: boolean;
  /** Where a list of everything that failed is written. */
  readonly errorLog: string;
}

/** What Contentful's importer takes beside the options its types name: the management client's. */
interface ClientOptions {
  readonly insecure: boolean;
  readonly hostUpload: string;
}

/** As a CommonJS module: its other one names imports that Node.js does not find. */
const contentfulImport: typeof runContentfulImport = createRequire(import.meta.url)('contentful-import');

/**
 * Brings an export into a space by Contentful's own importer: the newest state of everything, published or not, without history.
 * @throws CommandError with what failed; what was imported stays, and importing again does the rest
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

/** Only what the importer reads: it changes what it is given, and counts everything else as an error. */
function plainContent({ marquee: _history, ...content }: AnyExport, keepsActive: boolean): object {
  const copy = structuredClone(content);
  const { webhooks } = copy;
  return keepsActive || !Array.isArray(webhooks)
    ? copy
    : { ...copy, webhooks: webhooks.map(disabledWebhook) };
}
