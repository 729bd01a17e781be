import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRecord } from '../../schemas/is-record';
import { type Launched, launch } from '../faults/support/launch';
import { startSite } from '../faults/support/site-process';
import { desktopAgent } from './browsers';
import { type PlainAnswer, plainRequest } from './plain-request';
import { type Recorder, startRecorder } from './recorder';

interface OwnSiteOptions {
  /** Files below `brands/` and the values merged into them. */
  brands?: Record<string, object>;
  /** Entries added to the fixtures. Without entries or fields the site uses the content service shared by all journeys. */
  entries?: object[];
  /** Replaced English fields of fixtures, by entry id. */
  fields?: Record<string, Record<string, unknown>>;
  /** Further settings of the site; `{platform}` is replaced by the recorder's address. */
  settings?: Record<string, string>;
  /** Additional paths of the recorder, mapped to paths of the platform. */
  aliases?: Record<string, string>;
}

/** Separate site with its own brands and content, connected to the shared platform through a recorder. */
export interface OwnSite {
  url: string;
  /** Recorder between the site and the content service. */
  content: Recorder;
  /** Recorder between the site and the platform. */
  platform: Recorder;
  /** Merges a change into a file below `brands/` of the running site. @returns a function that restores the file */
  change(file: string, change: object): () => void;
  log(): Record<string, unknown>[];
  ask(path: string, options?: { brand?: string; headers?: Record<string, string> }): Promise<PlainAnswer>;
  stop(): Promise<void>;
}

/** Starts a separate site, and a content service if the site has its own content. */
export async function startOwnSite(options: OwnSiteOptions = {}): Promise<OwnSite> {
  const { brands = {}, entries = [], fields = {}, settings = {}, aliases = {} } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-own-'));
  const brandsFolder = path.join(folder, 'brands');
  cpSync('brands', brandsFolder, { recursive: true });
  for (const [file, change] of Object.entries(brands)) lay(path.join(brandsFolder, file), change);
  const ownContent = entries.length > 0 || Object.keys(fields).length > 0;
  const service: Launched | undefined = ownContent
    ? await ownContentService(folder, entries, fields)
    : undefined;
  const contentUrl = service?.url ?? process.env['TEST_CONTENT_URL'] ?? '';
  const content = await startRecorder(contentUrl);
  const platform = await startRecorder(process.env['TEST_PLATFORM_URL'] ?? '', aliases);
  const site = await startSite(
    { contentUrl: content.url, platformUrl: platform.url },
    {
      BRANDS_DIR: brandsFolder,
      // Pictures are loaded from the service directly.
      CONTENT_PUBLIC_URL: contentUrl,
      PLATFORM_TIMEOUT_MS: '20000',
      ...Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [name, value.replace('{platform}', platform.url)]),
      ),
    },
  );
  return {
    url: site.url,
    content,
    platform,
    log: site.log,
    change: (file, change) => lay(path.join(brandsFolder, file), change),
    ask: (address, { brand, headers = {} } = {}) =>
      plainRequest(`${site.url}${address}`, {
        headers: {
          host: `${brand ? `${brand}.` : ''}localhost:${new URL(site.url).port}`,
          'user-agent': desktopAgent,
          ...headers,
        },
      }),
    async stop() {
      await site.stop();
      await service?.stop();
      await Promise.all([content.close(), platform.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ownContentService(
  folder: string,
  entries: object[],
  fields: Record<string, Record<string, unknown>>,
): Promise<Launched> {
  const directory = path.join(folder, 'content');
  cpSync('content-fixtures', directory, { recursive: true });
  if (entries.length > 0) writeFileSync(path.join(directory, 'own.json'), JSON.stringify({ entries }));
  const missing = new Set(Object.keys(fields));
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (missing.size === 0 || !name.endsWith('.json')) continue;
    const file = path.join(directory, name);
    const text = readFileSync(file, 'utf8');
    const found = [...missing].filter((id) => text.includes(`"id": "${id}"`));
    if (found.length === 0) continue;
    const data = JSON.parse(text) as { entries?: { sys: { id: string }; fields: Record<string, unknown> }[] };
    for (const entry of data.entries ?? [])
      for (const [field, value] of Object.entries(
        (missing.has(entry.sys.id) && fields[entry.sys.id]) || {},
      )) {
        missing.delete(entry.sys.id);
        if (value === undefined) delete entry.fields[field];
        else entry.fields[field] = { en: value };
      }
    writeFileSync(file, JSON.stringify(data));
  }
  if (missing.size > 0) throw new Error(`the fixtures have no entry ${[...missing].join(', ')}`);
  return launch('content', { CONTENT_DIR: directory, CONTENT_CONTROL: '1' });
}

/** Merges a change deeply into a JSON file, or creates it. @returns a function that restores the file */
function lay(file: string, change: object): () => void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  writeFileSync(file, JSON.stringify(laid(JSON.parse(before), change)));
  return () => writeFileSync(file, before);
}

function laid(before: unknown, change: unknown): unknown {
  if (!isRecord(before) || !isRecord(change)) return change;
  return {
    ...before,
    ...Object.fromEntries(Object.entries(change).map(([key, value]) => [key, laid(before[key], value)])),
  };
}
