import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Router } from 'express';
import { badRequest, notFound, validationFailed, versionMismatch } from '../../http/api-error';
import { OutboundError, requestOutside } from '../../http/outbound-request';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import { environmentOf, type RestContext } from '../../rest/context';
import type { Actor } from '../../store/actor';
import type { Environment } from '../../store/content-store';
import type { AssetFile } from '../../store/entities';
import type { StoredAsset, StoredAssetFile } from '../../store/resource';
import { assetFileKey } from '../../store/space';
import { inspectFile, PictureTooLarge, UnfitFile } from './inspect-file';
import { addressKey } from './processed-files';
import { saveDraft } from '../history/save-draft';
import { isArchived, remove } from '../lifecycle/lifecycle';
import { seenVersion } from '../bodies/seen-version';
import { changedSys } from '../space/space-resource';
import { FileEmpty, FileTooBig, type StoredFile, UploadFiles } from './upload-files';
import { existingUpload } from './uploads';

const DOWNLOAD_TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 3;
const MAX_NAME_LENGTH = 200;
/** Restricted, because it is sent as a header. */
const CONTENT_TYPE = /^[a-z]+\/[A-Za-z0-9.+-]{1,100}$/;

/**
 * Adds `/assets/{id}/files/{locale}/process`: turns an upload or a remote file into the file of an asset. The
 * file is processed before the response is sent.
 */
export function addProcessRoute(
  router: Router,
  context: RestContext,
  files: UploadFiles,
  maxBytes: number,
): void {
  router.put(
    '/assets/:id/files/:locale/process',
    answer(async (request) => {
      const environment = environmentOf(request, context);
      const { id = '', locale = '' } = request.params;
      const asset = environment.get('Asset', id);
      if (!asset)
        throw notFound({ type: 'Asset', id, environment: environment.id, space: context.store.spaceId });
      // Clients process all locales at once with the same version. That is safe: only this file changes, and only if it is still the same.
      if ((seenVersion(request) ?? 0) > asset.sys.version) throw versionMismatch();
      const file = unprocessedFile(asset, locale);
      const problem = (details: string) =>
        validationFailed([{ name: 'file', path: ['fields', 'file', locale], value: file, details }]);
      try {
        const stored = await fetchFile(file, context, files, maxBytes);
        const image = await inspectFile(files.pathOf(stored.sha256), file.contentType);
        const processed = {
          fileName: safeName(file.fileName),
          contentType: file.contentType,
          url: UploadFiles.urlOf(stored.sha256),
          details: { size: stored.size, ...(image && { image }) },
        };
        await setFile(context, actorOf(request), environment, id, locale, { from: file, to: processed });
      } catch (error) {
        const isItsFault =
          error instanceof OutboundError || error instanceof UnfitFile || error instanceof FileEmpty;
        if (!isItsFault && !(error instanceof FileTooBig)) throw error;
        const reason = isItsFault
          ? error.message
          : `The file is larger than ${maxBytes} bytes, which is the limit.`;
        const isTooMuch = error instanceof PictureTooLarge || error instanceof FileTooBig;
        const isGone = isTooMuch && (await discard(context, actorOf(request), environment, id, locale, file));
        throw problem(isGone ? `${reason} The asset was deleted again.` : reason);
      }
      return {};
    }),
  );
}

/**
 * Reduces a file name to a single path segment of limited length without invisible characters. It becomes part
 * of the file's URL and of a path in exports.
 */
export function safeName(fileName: string): string {
  const name = [...fileName.normalize('NFC')]
    .map((character) => (/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(character) ? '_' : character))
    .join('')
    .trim();
  const start = name.replace(/^\.+/, '');
  if (start === '') return 'file';
  if (start.length <= MAX_NAME_LENGTH) return start;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(start)?.[0] ?? '';
  return `${[...start].slice(0, MAX_NAME_LENGTH - ending.length).join('')}${ending}`;
}

function unprocessedFile(asset: StoredAsset, locale: string): StoredAssetFile {
  if (isArchived(asset.sys)) throw badRequest('Cannot process archived');
  const files = asset.fields.file ?? {};
  const file = Object.hasOwn(files, locale) ? files[locale] : undefined;
  if (!file) throw notFound({ type: 'Asset', id: asset.sys.id, locale });
  if (file.upload === undefined && !file.uploadFrom) {
    throw badRequest(
      'The file has been processed already. Give it a new upload or uploadFrom to replace it.',
    );
  }
  if (!CONTENT_TYPE.test(file.contentType)) {
    throw validationFailed([
      {
        name: 'regexp',
        path: ['fields', 'file', locale, 'contentType'],
        value: file.contentType,
        details: 'It must be a media type, such as image/png',
      },
    ]);
  }
  return file;
}

async function fetchFile(
  file: StoredAssetFile,
  context: RestContext,
  files: UploadFiles,
  maxBytes: number,
): Promise<StoredFile> {
  if (file.uploadFrom) {
    const { sha256, size } = existingUpload(file.uploadFrom.sys.id, context);
    return { sha256, size };
  }
  const address = file.upload ?? '';
  const own = ownFile(address, context);
  if (own) return files.add(createReadStream(own.path), maxBytes);
  const { status, body } = await requestOutside(address, {
    allowedHosts: context.allowedHosts,
    maxBytes,
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
    maxRedirects: MAX_REDIRECTS,
    signal: context.closing,
  });
  if (status !== 200) {
    throw new OutboundError(
      'unreachable',
      `${address} answered ${status}. Give an address where the file is.`,
    );
  }
  return files.add(Readable.from([body]), maxBytes);
}

/** The file behind a URL of this service, which its exports contain. */
function ownFile(address: string, { store, fileUrl }: RestContext): AssetFile | undefined {
  const parts = URL.canParse(address) ? new URL(address).pathname.split('/').slice(-3) : [];
  const [assetId, hash, name] = parts.map(decodedPart);
  if (assetId === undefined || hash === undefined || name === undefined) return undefined;
  const key = assetFileKey(assetId, hash, name);
  const candidates = store.environments().map(({ space }) => space.files.get(key));
  return candidates.find((file) => file !== undefined && addressKey(fileUrl(file)) === addressKey(address));
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Malformed escapes never occur in names of this service.
    return '';
  }
}

/**
 * Deletes an asset that was created for a rejected file, and its upload: a client that gives up would leave it
 * unprocessed forever. An asset with other content or a publication is not deleted.
 * @returns true if it was deleted
 */
function discard(
  { store }: RestContext,
  actor: Actor,
  environment: Environment,
  id: string,
  locale: string,
  file: StoredAssetFile,
): Promise<boolean> {
  return store.write(actor, (tx) => {
    const writer = tx.environment(environment.id);
    const asset = writer?.get('Asset', id);
    if (!writer || !asset || asset.sys.publishedCounter) return false;
    if (!isDeepStrictEqual(asset.fields.file, { [locale]: file })) return false;
    remove(writer, 'Asset', id, undefined);
    if (file.uploadFrom) tx.shared.remove('Upload', file.uploadFrom.sys.id);
    return true;
  });
}

function setFile(
  { store }: RestContext,
  actor: Actor,
  environment: Environment,
  id: string,
  locale: string,
  { from, to }: { readonly from: StoredAssetFile; readonly to: StoredAssetFile },
): Promise<void> {
  return store.write(actor, (tx) => {
    const writer = tx.environment(environment.id);
    const asset = writer?.get('Asset', id);
    // The asset may have been deleted or changed while the file was fetched.
    if (!writer || !asset || isArchived(asset.sys)) throw versionMismatch();
    if (!isDeepStrictEqual(asset.fields.file?.[locale], from)) throw versionMismatch();
    const file = { ...asset.fields.file, [locale]: to };
    const next = { ...asset, fields: { ...asset.fields, file }, sys: changedSys(asset.sys, tx) };
    saveDraft(writer, 'Asset', next, 'save');
  });
}
