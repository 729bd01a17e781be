import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { errorMessage } from '../../app/server/error-message';
import { isFolder } from './asset-copies';
import { CommandError } from './command-error';
import { CONTENT_FILE } from './export-content';
import { EXPORT_FORMAT, type ExportDocument } from './export-document';

const list = { type: 'array' };
const stored = {
  type: 'array',
  items: {
    type: 'object',
    required: ['sys'],
    properties: {
      sys: {
        type: 'object',
        required: ['type', 'id', 'version', 'createdAt', 'updatedAt'],
        properties: {
          type: { type: 'string' },
          id: { type: 'string', minLength: 1 },
          version: { type: 'integer', minimum: 0 },
          createdAt: { type: 'string' },
          updatedAt: { type: 'string' },
        },
      },
    },
  },
};

const ajv = new Ajv({ strict: false, allowUnionTypes: true });
const isExport = ajv.compile<ExportDocument>({
  type: 'object',
  required: [
    'contentTypes',
    'tags',
    'locales',
    'entries',
    'assets',
    'editorInterfaces',
    'webhooks',
    'marquee',
  ],
  properties: {
    contentTypes: stored,
    tags: stored,
    locales: stored,
    entries: stored,
    assets: stored,
    editorInterfaces: stored,
    webhooks: list,
    marquee: {
      type: 'object',
      required: ['format', 'storeFormat', 'environment', 'rows'],
      properties: {
        format: { const: EXPORT_FORMAT },
        storeFormat: { type: 'integer' },
        environment: { type: 'string', minLength: 1 },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            required: ['key'],
            properties: {
              key: {
                type: 'array',
                minItems: 1,
                maxItems: 8,
                items: [{ enum: ['resource', 'published', 'snapshot', 'draft', 'log', 'sequence', 'seed'] }],
                additionalItems: { type: ['string', 'number'] },
              },
              same: { enum: ['edited', 'published'] },
            },
          },
        },
      },
    },
  },
});

/** Content in Contentful's export format, from any tool. */
export interface AnyExport {
  readonly [part: string]: unknown;
}
const isAnyExport = ajv.compile<AnyExport>({
  type: 'object',
  minProperties: 1,
  properties: Object.fromEntries(
    ['contentTypes', 'tags', 'locales', 'entries', 'assets', 'editorInterfaces', 'webhooks'].map((name) => [
      name,
      list,
    ]),
  ),
});

/** The file with the content, and the folder with the assets' files. */
export async function placeOf(from: string): Promise<{ file: string; folder: string }> {
  if (await isFolder(from)) return { file: path.join(from, CONTENT_FILE), folder: from };
  return { file: from, folder: path.dirname(from) };
}

/**
 * Reads an export of `content:export`.
 * @throws CommandError for another file
 */
export async function readExport(file: string): Promise<ExportDocument> {
  const content = await readAnyExport(file);
  if (!('marquee' in content))
    throw new CommandError(
      `${file} was not written by content:export. Bring it into a running service with --space and --host, or start one with its folder as CONTENT_DIR.`,
    );
  if (isExport(content)) return content;
  const [first] = isExport.errors ?? [];
  const where = first?.instancePath || 'the file';
  throw new CommandError(
    `${file} cannot be imported: ${where} ${first?.message ?? 'is not as it was written'}.`,
  );
}

/**
 * Reads content in Contentful's export format.
 * @throws CommandError for another file
 */
export async function readAnyExport(file: string): Promise<AnyExport> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${errorMessage(error)}`);
  }
  if (isAnyExport(content)) return content;
  throw new CommandError(`${file} does not hold content in Contentful's export format.`);
}
