import type { ManagedAsset } from '../../../../schemas/generated/types';
import { ApiError } from '../../api/call';
import { newEntryId } from '../../api/entries';
import { type AssetFile, kindOf } from '../asset-file';
import { fileField, titleFor } from './file-field';
import { FileRefusal } from './file-refusal';
import type { Upload } from './send-bytes';
import type { UploadCalls } from './upload-calls';

export interface UploadWanted {
  readonly file: File;
  /** The content locale of the file: the default one, which others fall back to. */
  readonly locale: string;
  /** Ids of the new asset's tags. */
  readonly tags: readonly string[];
  readonly isPublished: boolean;
  /** The asset whose file is replaced; a new one if missing. */
  readonly replaces?: ManagedAsset;
}

/** State of an upload, so that a retry continues from there. */
export interface UploadProgress {
  upload?: Upload;
  /** Id of the new asset; chosen once, so that a retry creates no second one. */
  newId?: string;
  /** The new asset, or the one with the replaced file. */
  asset?: ManagedAsset;
  /** The replaced file. */
  previous?: AssetFile;
}

export type UploadStep =
  { readonly step: 'sending'; readonly share: number } | { readonly step: 'processing' };

export interface UploadResult {
  readonly asset: ManagedAsset;
  /** Why it was uploaded but not published. */
  readonly publishError?: unknown;
}

/** Upload limit of the studio's server. */
export const maxFileBytes = 50 * 1024 * 1024;

const firstWaitMs = 200;
const maxWaitMs = 2_000;
const maxReads = 40;

/**
 * Uploads a file and attaches it to an asset. A lost connection preserves `progress` for a retry; any other error is
 * rolled back: a new asset is deleted, an existing one gets its previous file.
 * @throws ApiError FileRefusal
 */
export async function uploadFile(
  wanted: UploadWanted,
  progress: UploadProgress,
  calls: UploadCalls,
  onStep: (step: UploadStep) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  const { file, locale } = wanted;
  if (file.size === 0) throw new FileRefusal('FileEmpty');
  if (file.size > maxFileBytes) throw new FileRefusal('FileTooBig', { max: maxFileBytes });
  try {
    onStep({ step: 'sending', share: 0 });
    progress.upload ??= await calls.sendBytes(file, (share) => onStep({ step: 'sending', share }), signal);
    onStep({ step: 'processing' });
    progress.asset ??= wanted.replaces
      ? await withNewFile(wanted.replaces.sys.id, wanted, progress, progress.upload, calls)
      : await newAsset((progress.newId ??= newEntryId()), wanted, progress.upload, calls);
    const processed = await withProcessedFile(progress.asset, locale, calls);
    progress.asset = processed;
    return wanted.isPublished ? await publish(processed, calls) : { asset: processed };
  } catch (error) {
    if (!isLostConnection(error)) await undoUpload(wanted, progress, calls);
    throw error;
  }
}

/** Rolls back an upload; a retry then starts from the beginning. */
export async function undoUpload(
  { locale, replaces }: UploadWanted,
  progress: UploadProgress,
  calls: UploadCalls,
): Promise<void> {
  const { newId, previous } = progress;
  delete progress.upload;
  delete progress.asset;
  delete progress.newId;
  delete progress.previous;
  // The content service may have deleted it already, as it does with oversized pictures.
  if (newId !== undefined) await calls.deleteAsset(newId).catch(() => undefined);
  if (!replaces || !previous) return;
  const now = await calls.readAsset(replaces.sys.id).catch(() => undefined);
  if (!now) return;
  const file = { ...now.fields.file, [locale]: previous };
  await calls.saveAsset(now, { ...now.fields, file }).catch(() => undefined);
}

/** Without permission to publish, the upload still succeeds. */
async function publish(asset: ManagedAsset, calls: UploadCalls): Promise<UploadResult> {
  try {
    return { asset: await calls.publishAsset(asset) };
  } catch (error) {
    if (isLostConnection(error)) throw error;
    return { asset, publishError: error };
  }
}

async function newAsset(
  id: string,
  { file, locale, tags }: UploadWanted,
  upload: Upload,
  calls: UploadCalls,
): Promise<ManagedAsset> {
  const fields = {
    title: { [locale]: titleFor(file.name) },
    file: { [locale]: fileField(file.name, upload) },
  };
  const links = tags.map((id) => ({ sys: { type: 'Link', linkType: 'Tag', id } }));
  try {
    return await calls.createAsset(id, fields, { tags: links });
  } catch (error) {
    // The response to an earlier try was lost.
    if (error instanceof ApiError && error.status === 409) return calls.readAsset(id);
    throw error;
  }
}

/** Only the file is changed, so that concurrent changes of other fields are preserved. */
async function withNewFile(
  assetId: string,
  { file, locale }: UploadWanted,
  progress: UploadProgress,
  upload: Upload,
  calls: UploadCalls,
): Promise<ManagedAsset> {
  const asset = await calls.readAsset(assetId);
  const previous = asset.fields.file?.[locale];
  if (previous && kindOf(previous.contentType) !== kindOf(upload.contentType))
    throw new FileRefusal('KindDiffers', { before: previous.contentType });
  if (previous) progress.previous ??= previous;
  const files = { ...asset.fields.file, [locale]: fileField(file.name, upload) };
  return calls.saveAsset(asset, { ...asset.fields, file: files });
}

async function withProcessedFile(
  asset: ManagedAsset,
  locale: string,
  calls: UploadCalls,
): Promise<ManagedAsset> {
  const isDone = ({ fields }: ManagedAsset) => fields.file?.[locale]?.url !== undefined;
  // An earlier try may have got further than its response.
  const current = await calls.readAsset(asset.sys.id);
  if (isDone(current)) return current;
  await calls.processAsset(current, locale);
  for (let reads = 0; reads < maxReads; reads += 1) {
    const now = await calls.readAsset(asset.sys.id);
    if (isDone(now)) return now;
    await calls.wait(Math.min(maxWaitMs, firstWaitMs * 2 ** reads));
  }
  throw new FileRefusal('NotProcessed');
}

export function isLostConnection(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status >= 500);
}
