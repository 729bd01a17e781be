import { badRequest, versionMismatch } from '../../http/api-error';
import type { RawLocalized } from '../../store/export-file';
import { linkTo } from '../../store/link-to';
import { isRecord } from '../../../../schemas/is-record';
import type { EnvironmentWriter } from '../../store/content-store';
import type { StoredAsset, StoredAssetFile } from '../../store/resource';
import { assetStructureProblems } from './asset-problems';
import { bodyCheck, linkSchema } from '../bodies/checked-body';
import { type ProcessedFiles, addressKey } from './processed-files';
import { saveDraft } from '../history/save-draft';
import { existing, isArchived } from '../lifecycle/lifecycle';
import { metadataOf } from '../bodies/metadata';
import { requireVersion } from '../bodies/seen-version';
import { changedSys, newSys } from '../space/space-resource';
import { fieldsAreNoObject, invalidEntity, type ValidationError } from '../bodies/validation-error';

/** Body of an asset. Its keys are validated, its values are not. */
export interface AssetBody {
  readonly fields?: unknown;
  readonly metadata?: unknown;
}

interface SentFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly upload?: string;
  readonly uploadFrom?: { readonly sys: { readonly id: string } };
  readonly url?: string;
}

const isSentFile = bodyCheck<SentFile>({
  type: 'object',
  required: ['fileName', 'contentType'],
  properties: {
    // File names are the last part of a URL: no slashes, no control characters.
    fileName: { type: 'string', minLength: 1, maxLength: 256, pattern: '^[^/\\\\\\u0000-\\u001f]+$' },
    contentType: { type: 'string', maxLength: 128, pattern: '^[a-z]+/[A-Za-z0-9.+-]+(;[ A-Za-z0-9=_.-]+)?$' },
    upload: { type: 'string', minLength: 1, maxLength: 4096 },
    uploadFrom: linkSchema('Upload'),
    url: { type: 'string', minLength: 1, maxLength: 4096 },
    details: { type: 'object' },
  },
  additionalProperties: false,
});

/**
 * Creates an asset.
 *
 * @throws ApiError 409 when the id is taken, 422 with all problems
 */
export function createAsset(tx: EnvironmentWriter, id: string, body: AssetBody): StoredAsset {
  if (tx.get('Asset', id)) throw versionMismatch();
  const metadata = metadataOf(tx, body.metadata) ?? { tags: [], concepts: [] };
  const asset: StoredAsset = {
    sys: newSys('Asset', id, tx),
    metadata,
    fields: checkedFields(tx, body.fields, new Map()),
  };
  saveDraft(tx, 'Asset', asset, 'create');
  return asset;
}

/**
 * Replaces the fields of an asset, and its tags if the body contains them.
 *
 * @param version the version the client has seen
 * @param processedFiles its existing files, which a client may send back unchanged
 * @throws ApiError 404, 409 VersionMismatch, 400 when archived, 422 with all problems
 */
export function updateAsset(
  tx: EnvironmentWriter,
  id: string,
  version: number | undefined,
  body: AssetBody,
  processedFiles: ProcessedFiles,
): StoredAsset {
  const asset = existing(tx, 'Asset', id, undefined);
  requireVersion(version, asset);
  if (isArchived(asset.sys)) throw badRequest('Cannot edit archived');
  const next: StoredAsset = {
    sys: changedSys(asset.sys, tx),
    metadata: metadataOf(tx, body.metadata) ?? asset.metadata ?? { tags: [], concepts: [] },
    fields: checkedFields(tx, body.fields, processedFiles),
  };
  saveDraft(tx, 'Asset', next, 'save');
  return next;
}

function checkedFields(
  tx: EnvironmentWriter,
  fields: unknown,
  processedFiles: ProcessedFiles,
): StoredAsset['fields'] {
  if (!isRecord(fields)) throw invalidEntity('Asset', [fieldsAreNoObject]);
  const problems = assetStructureProblems(tx, fields);
  const file: Record<string, StoredAssetFile> = {};
  for (const [locale, sent] of Object.entries(isRecord(fields.file) ? fields.file : {})) {
    if (sent === null) continue;
    const stored = storedFile(sent, processedFiles);
    if (typeof stored === 'string') problems.push(fileProblem(locale, sent, stored));
    else file[locale] = stored;
  }
  if (problems.length > 0) throw invalidEntity('Asset', problems);
  return {
    ...(fields.title !== undefined && { title: textsOf(fields.title) }),
    ...(fields.description !== undefined && { description: textsOf(fields.description) }),
    ...(fields.file !== undefined && { file }),
  };
}

/** The file to store, or the problem of the one that was sent. */
function storedFile(sent: unknown, processedFiles: ProcessedFiles): StoredAssetFile | string {
  if (!isSentFile(sent)) {
    const [first] = isSentFile.errors ?? [];
    return `is no file: ${first?.instancePath.slice(1) ?? ''} ${first?.message ?? 'has the wrong shape'}`;
  }
  const { fileName, contentType, upload, uploadFrom, url } = sent;
  if (url !== undefined) {
    const stored = processedFiles.get(addressKey(url));
    if (!stored)
      return 'has an url that is none of the files of this asset. Send "upload" or "uploadFrom" instead.';
    return { ...stored, fileName, contentType };
  }
  if (uploadFrom) {
    const link = linkTo('Upload', uploadFrom.sys.id);
    return { fileName, contentType, uploadFrom: link };
  }
  if (upload === undefined) return 'needs "upload" or "uploadFrom"';
  if (/^https?:\/\//i.test(upload)) return { fileName, contentType, upload };
  return 'has an upload that is no address such as https://…';
}

function fileProblem(locale: string, value: unknown, problem: string): ValidationError {
  return { name: 'file', path: ['fields', 'file', locale], value, details: `The file ${problem}` };
}

function textsOf(values: unknown): RawLocalized<string> {
  const texts = Object.entries(isRecord(values) ? values : {});
  return Object.fromEntries(texts.filter((text): text is [string, string] => typeof text[1] === 'string'));
}
