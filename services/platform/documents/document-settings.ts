import path from 'node:path';
import type { SchemaObject } from 'ajv';
import { httpUrl, type Variables, variable } from '../../process/environment';
import type { PageStoreSettings } from './pages/page-store';

/** Settings for storing players' documents. */
export interface DocumentSettings {
  /** Keys of 32 bytes: the first one encrypts, all decrypt. Without one the platform derives a key from its secret. */
  keys: readonly Buffer[];
  store: PageStoreSettings;
}

const KEYS = '^[0-9a-fA-F]{64}([\\s,]+[0-9a-fA-F]{64})*$';
const keys: SchemaObject = {
  type: 'string',
  pattern: KEYS,
  writeOnly: true,
  description: 'the output of "openssl rand -hex 32"; older keys, which only decrypt, follow after commas',
};

/** The variables of stored documents. */
export const documentVariables: Readonly<Record<string, SchemaObject>> = {
  DOCUMENT_KEY: variable(
    'Encrypts documents of players: 32 bytes in hexadecimal. Older keys follow after commas.',
    'made from the secret of tokens in demo mode',
    keys,
  ),
  DOCUMENTS_DIR: variable(
    'Folder of the documents of players.',
    'in memory; .data/platform-documents under npm start',
  ),
  DOCUMENTS_S3_URL: variable('Address of the bucket of documents, in place of the folder.', 'none', httpUrl),
  DOCUMENTS_S3_REGION: variable('Region of the bucket.', 'us-east-1'),
  DOCUMENTS_S3_KEY_ID: variable('Id of the access key of the bucket.', 'none'),
  DOCUMENTS_S3_SECRET: variable('Secret of the access key of the bucket.', 'none', {
    type: 'string',
    writeOnly: true,
    description: 'the secret of the access key',
  }),
};

export const documentDependencies: Readonly<Record<string, readonly string[]>> = {
  DOCUMENTS_S3_URL: ['DOCUMENTS_S3_KEY_ID', 'DOCUMENTS_S3_SECRET'],
};

/** Outside demo mode, documents must outlive the process, and their key must not be in the same database. */
export const strictDocuments: { allOf: SchemaObject[]; properties: Record<string, SchemaObject> } = {
  allOf: [
    { required: ['DOCUMENT_KEY'] },
    { if: { not: { required: ['DOCUMENTS_S3_URL'] } }, then: { required: ['DOCUMENTS_DIR'] } },
  ],
  properties: {
    DOCUMENT_KEY: keys,
    DOCUMENTS_DIR: {
      type: 'string',
      description: 'the folder of the documents of players, or set DOCUMENTS_S3_URL to a bucket',
    },
  },
};

export function documentSettingsOf(env: Variables): DocumentSettings {
  const url = env['DOCUMENTS_S3_URL'];
  const folder = env['DOCUMENTS_DIR'];
  return {
    keys: (env['DOCUMENT_KEY'] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((key) => Buffer.from(key, 'hex')),
    store: {
      ...(url && {
        s3: {
          url,
          region: env['DOCUMENTS_S3_REGION'] || 'us-east-1',
          accessKeyId: env['DOCUMENTS_S3_KEY_ID'] ?? '',
          secretAccessKey: env['DOCUMENTS_S3_SECRET'] ?? '',
        },
      }),
      ...(folder && { folder: path.resolve(folder) }),
    },
  };
}
