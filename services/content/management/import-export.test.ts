import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import runExport from 'contentful-export';
import type runContentfulImport from 'contentful-import';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestService } from '../fixtures/start-test-service';
import { managementClient } from '../fixtures/management-client';
import type { ContentService } from '../server';
import { isRecord } from '../../../schemas/is-record';

// Loaded as CommonJS: the package's ES modules import folders, which Node does not support.
const runImport: typeof runContentfulImport = createRequire(import.meta.url)('contentful-import');

const BLOG = fileURLToPath(new URL('../fixtures/blog', import.meta.url));
const PHOTO = 'images.ctfassets.net/blogspace/photo/h0/Harbour at dawn.png';

let folder: string;
let png: Buffer;
let service: ContentService;
beforeAll(async () => {
  // Both tools log every step.
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  folder = await mkdtemp(path.join(tmpdir(), 'content-blog-'));
  await cp(path.join(BLOG, 'files'), path.join(folder, 'files'), { recursive: true });
  png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0af' } })
    .png()
    .toBuffer();
  await mkdir(path.dirname(path.join(folder, 'files', PHOTO)), { recursive: true });
  await writeFile(path.join(folder, 'files', PHOTO), png);
  // A space with its default locale only.
  await mkdir(path.join(folder, 'empty'));
  const locale = { code: 'en-US', name: 'English', default: true };
  await writeFile(path.join(folder, 'empty/space.json'), JSON.stringify({ locales: [locale] }));
  service = await startTestService({
    folder: path.join(folder, 'empty'),
    dataFolder: path.join(folder, 'data'),
  });
  const content: unknown = JSON.parse(await readFile(path.join(BLOG, 'export.json'), 'utf8'));
  await importInto(service, content, path.join(folder, 'files'));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs Contentful's own importer as its command line does. Rejects on any error or warning. */
async function importInto(
  target: ContentService,
  content: unknown,
  assetsDirectory: string,
  environmentId = 'master',
): Promise<void> {
  const { host } = new URL(target.url);
  if (!isRecord(content)) throw new Error('The export holds no content.');
  const connection = { host, hostUpload: host, insecure: true, retryLimit: 0 };
  await runImport({
    ...connection,
    spaceId: 'marquee',
    environmentId,
    managementToken: 'local-management',
    content: structuredClone(content),
    uploadAssets: true,
    assetsDirectory,
    rateLimit: 100,
    errorLogFile: path.join(folder, 'import-errors.json'),
  });
}

/** Output of Contentful's own exporter, including files. */
async function exportOf(
  source: ContentService,
  name: string,
  environmentId = 'master',
): Promise<{ content: Record<string, unknown[]>; files: string }> {
  const { host } = new URL(source.url);
  const files = path.join(folder, name);
  await mkdir(files);
  const options = {
    host,
    insecure: true,
    spaceId: 'marquee',
    environmentId,
    managementToken: 'local-management',
    includeDrafts: true,
    includeArchived: true,
    downloadAssets: true,
    exportDir: files,
    contentFile: 'content.json',
    errorLogFile: path.join(folder, 'export-errors.json'),
  };
  await runExport(options);
  return { content: JSON.parse(await readFile(path.join(files, 'content.json'), 'utf8')), files };
}

/** The parts of an export that do not depend on the time, place or number of imports. */
function essence(content: Record<string, unknown[]>): Record<string, unknown[]> {
  const kinds = ['contentTypes', 'tags', 'locales', 'entries', 'assets', 'editorInterfaces'];
  const ofKind = (kind: string) => (content[kind] ?? []).map(essenceOf).toSorted(byText);
  return Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)]));
}

/** The content model in an export. */
function model({ contentTypes = [], tags = [], locales = [] }: Record<string, unknown[]>) {
  const {
    editorInterfaces: _editorInterfaces,
    entries: _entries,
    assets: _assets,
    ...definitions
  } = essence({
    contentTypes,
    tags,
    locales,
  });
  return definitions;
}

function essenceOf(resource: unknown): unknown {
  if (!isRecord(resource) || !isRecord(resource.sys)) throw new Error('An export holds resources.');
  const { type, id, contentType, publishedVersion, archivedVersion, visibility } = resource.sys;
  const key = type === 'Locale' ? resource.code : id;
  const states = { isPublished: Boolean(publishedVersion), isArchived: Boolean(archivedVersion) };
  const linked = isRecord(contentType) && isRecord(contentType.sys) ? contentType.sys.id : undefined;
  const { sys: _sys, ...rest } = resource;
  return { type, key, linked, visibility, ...states, ...withoutHosts(rest) };
}

function isArchived(resource: unknown): boolean {
  return isRecord(resource) && isRecord(resource.sys) && Boolean(resource.sys.archivedVersion);
}

/** File paths do not depend on the host: they are built from the asset id and the bytes. */
function withoutHosts(value: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(value, (_key, item: unknown) => item ?? undefined);
  const parsed: unknown = JSON.parse(text.replaceAll(/"url":"(?:https?:)?\/\/[^/"]+/g, '"url":"'));
  return isRecord(parsed) ? parsed : {};
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

async function graphql(query: string, { token = 'local-delivery', environment = 'master' } = {}) {
  const answer = await fetch(`${service.url}/content/v1/spaces/marquee/environments/${environment}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const body: unknown = await answer.json();
  return isRecord(body) ? body : {};
}

test('content of a model nobody here wrote is queried in GraphQL, in each language', async () => {
  const answer = await graphql(`
    {
      blogPostCollection(where: { slug: "the-harbour" }, locale: "pt-PT", limit: 1) {
        items {
          headline
          slug
          keywords
          minutes
          rating
          featured
          place {
            lat
            lon
          }
          settings
          contentfulMetadata {
            tags {
              id
              name
            }
          }
          authorsCollection(limit: 5) {
            items {
              fullName
              biography
              portrait {
                title
              }
            }
          }
          relatedCollection(limit: 5) {
            items {
              __typename
              ... on BlogPost {
                headline
              }
            }
          }
          cover {
            title
            width
            height
            size
            fileName
            contentType
            url
          }
          body {
            json
            links {
              entries {
                block {
                  sys {
                    id
                  }
                  ... on BlogPost {
                    headline
                  }
                }
                inline {
                  sys {
                    id
                  }
                }
                hyperlink {
                  sys {
                    id
                  }
                }
              }
              assets {
                block {
                  sys {
                    id
                  }
                }
              }
            }
          }
        }
      }
      contentType2NdAwardCollection(limit: 2) {
        items {
          title
          winner {
            __typename
          }
        }
      }
      personCollection(order: fullName_ASC) {
        total
        items {
          fullName
        }
      }
    }
  `);
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({
    blogPostCollection: {
      items: [
        {
          headline: 'O porto',
          slug: 'the-harbour',
          keywords: ['sea', 'walks'],
          minutes: 7,
          rating: 4.5,
          featured: true,
          place: { lat: 38.7, lon: -9.14 },
          settings: { layout: 'wide', columns: [1, 2, { nested: null }] },
          contentfulMetadata: { tags: [{ id: 'summer', name: 'Summer' }] },
          authorsCollection: {
            items: [
              { fullName: 'Inês Costa', biography: 'Escreve sobre barcos.', portrait: { title: 'Porto' } },
              { fullName: 'João Reis', biography: null, portrait: null },
            ],
          },
          relatedCollection: { items: [{ __typename: 'BlogPost', headline: 'The lighthouse' }] },
          cover: {
            title: 'Porto',
            width: 8,
            height: 6,
            size: png.length,
            fileName: 'Harbour at dawn.png',
            contentType: 'image/png',
          },
          body: {
            json: { nodeType: 'document' },
            links: {
              entries: {
                block: [{ sys: { id: 'lighthouse' }, headline: 'The lighthouse' }],
                inline: [{ sys: { id: 'lighthouse' } }],
                hyperlink: [{ sys: { id: 'ines' } }],
              },
              assets: { block: [{ sys: { id: 'photo' } }] },
            },
          },
        },
      ],
    },
    contentType2NdAwardCollection: { items: [{ title: 'Best walk', winner: { __typename: 'BlogPost' } }] },
    personCollection: { total: 2, items: [{ fullName: 'Inês Costa' }, { fullName: 'João Reis' }] },
  });
  const draft = '{ blogPostCollection(where: { slug_exists: false }, preview: true) { items { headline } } }';
  expect(await graphql(draft, { token: 'local-preview' })).toMatchObject({
    data: { blogPostCollection: { items: [{ headline: 'Not finished yet' }] } },
  });
});

test('CONTENT-34 a webhook that the importer brings along is disabled until somebody activates it', async () => {
  const client = managementClient(service.url);
  const { items } = await client.webhook.getMany({});
  expect(items.length).toBeGreaterThan(0);
  for (const webhook of items) {
    expect(webhook.active).toBe(false);
    const id = { webhookDefinitionId: webhook.sys.id };
    expect(await client.webhook.update(id, { ...webhook, active: true })).toMatchObject({ active: true });
  }
});

test('an imported file is served byte by byte', async () => {
  const asset = await managementClient(service.url).asset.get({ assetId: 'photo' });
  const served = await fetch(asset.fields.file['en-US']?.url ?? '');
  expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
});

test('what is exported is what was imported, and importing it elsewhere gives the same again', async () => {
  const original: Record<string, unknown[]> = JSON.parse(
    await readFile(path.join(BLOG, 'export.json'), 'utf8'),
  );
  const first = await exportOf(service, 'first');
  expect(idsAndFields(first.content)).toEqual(idsAndFields(original));
  expect(essence(first.content)).toMatchObject(model(original));

  const other = await startTestService({ folder: path.join(folder, 'empty') });
  try {
    await importInto(other, first.content, first.files);
    const second = await exportOf(other, 'second');
    expect(essence(second.content)).toEqual(essence(first.content));
    // Import into existing content: the importer cannot change archived entries, nor webhooks whose ids are taken.
    const entries = second.content.entries?.filter((entry) => !isArchived(entry)) ?? [];
    await importInto(other, { ...second.content, entries, webhooks: [] }, second.files);
    const again = await exportOf(other, 'again');
    expect(essence(again.content)).toEqual(essence(second.content));
  } finally {
    await other.close();
  }
});

test('everything is there after the service was closed and started again', async () => {
  const client = managementClient(service.url);
  await client.environment.createWithId({ environmentId: 'kept', sourceEnvironmentId: 'master' }, {});
  const alias = { environment: { sys: { type: 'Link' as const, linkType: 'Environment', id: 'kept' } } };
  await client.environmentAlias.createWithId({ environmentAliasId: 'live' }, alias);
  const key = await client.apiKey.create({}, { name: 'App', environments: [alias.environment] });
  const before = await exportOf(service, 'before');
  await service.close();
  service = await startTestService({
    folder: path.join(folder, 'empty'),
    dataFolder: path.join(folder, 'data'),
  });
  const after = await exportOf(service, 'after');
  expect(essence(after.content)).toEqual(essence(before.content));
  const query = '{ personCollection { total } }';
  expect(await graphql(query, { token: key.accessToken, environment: 'live' })).toEqual({
    data: { personCollection: { total: 2 } },
  });
});

/** Fields of entries and assets without file URLs, which change on import. */
function idsAndFields(content: Record<string, unknown[]>) {
  const fieldsOf = (resource: unknown) => {
    if (!isRecord(resource) || !isRecord(resource.sys)) throw new Error('An export holds resources.');
    const { file: _file, ...fields } = isRecord(resource.fields) ? resource.fields : {};
    const { id, publishedVersion, archivedVersion } = resource.sys;
    const isPublished = Boolean(publishedVersion);
    return { id, isPublished, isArchived: Boolean(archivedVersion), fields };
  };
  return [...(content.entries ?? []), ...(content.assets ?? [])].map(fieldsOf).toSorted(byText);
}
