import { startContentService } from '../../services/content/server';
import { withCheck } from './load-check';
import type { Report } from './report';
import type { ContentAddress } from './stored-entries';

/** A running content service, or a folder on which the embedded one is started for the check. */
export type ContentSource = { url: string } | { folder: string };

interface CheckOptions {
  source: ContentSource;
  env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Checks all content of a service or a folder. Sets environment variables of the site, so call it once per process.
 * @throws when the service does not respond, and ContentLoadError when the folder has errors
 */
export async function checkStoredContent({ source, env, now }: CheckOptions): Promise<Report> {
  const service =
    'folder' in source ? await startContentService({ folder: source.folder, port: 0 }) : undefined;
  try {
    const url = 'url' in source ? source.url.replace(/\/+$/, '') : (service?.url ?? '');
    const address: ContentAddress = {
      url,
      space: service ? 'marquee' : (env['CONTENT_SPACE'] ?? 'marquee'),
      environment: service ? 'master' : (env['CONTENT_ENVIRONMENT'] ?? 'master'),
      deliveryToken: service ? 'local-delivery' : (env['CONTENT_DELIVERY_TOKEN'] ?? 'local-delivery'),
      previewToken: service ? 'local-preview' : env['CONTENT_PREVIEW_TOKEN'],
    };
    Object.assign(process.env, {
      CONTENT_URL: address.url,
      CONTENT_SPACE: address.space,
      CONTENT_ENVIRONMENT: address.environment,
      CONTENT_DELIVERY_TOKEN: address.deliveryToken,
      // Logging is off, because the report contains the same, with pages and languages.
      LOG_LEVEL: 'silent',
    });
    return await withCheck(({ checkCorpus }) => checkCorpus(address, now));
  } finally {
    await service?.close();
  }
}
