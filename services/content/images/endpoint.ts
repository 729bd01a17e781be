import type { OutgoingHttpHeaders } from 'node:http';
import { readByteRange } from '../http/byte-range';
import type { AssetFile } from '../store/entities';
import type { Exchange } from '../http/reply';
import { ImageParameterError, readImageParameters, type ImageParameters } from './image-parameters';
import type { ImageSizes } from './image-sizes';
import { ImageDecodeError, type ImageStore } from './image-store';
import { contentTypeOf, isTransformable, outputFormat } from './transform-image';
import { QueueFull } from './transform-queue';

/** For files that a browser may run something of when they are opened by themselves: they get no origin, no script and no network. */
const DOCUMENT_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** Pictures that are pixels and nothing else. Other types of image may be documents: browsers run whatever ends in `+xml`. */
const PIXELS = /^image\/(?:avif|bmp|gif|jpe?g|png|tiff|webp)$/i;

/** Answers `/images/{space}/{asset}/{hash}/{file name}` with an original or a transformed picture. */
export class ImageEndpoint {
  readonly #store: ImageStore;
  readonly #sizes: ImageSizes;
  readonly #spaceId: string;
  readonly #find: (assetId: string, hash: string, fileName: string) => AssetFile | undefined;

  constructor(
    store: ImageStore,
    sizes: ImageSizes,
    spaceId: string,
    find: (assetId: string, hash: string, fileName: string) => AssetFile | undefined,
  ) {
    this.#store = store;
    this.#sizes = sizes;
    this.#spaceId = spaceId;
    this.#find = find;
  }

  async handle(
    exchange: Exchange,
    spaceId: string,
    assetId: string,
    hash: string,
    fileName: string,
  ): Promise<void> {
    if (!exchange.isRead) return refuse(exchange, 405, 'Only GET and HEAD are allowed here.');
    const file = spaceId === this.#spaceId ? this.#find(assetId, hash, fileName) : undefined;
    if (!file) {
      return refuse(
        exchange,
        404,
        'There is no such file. Take the address from the url field of the asset.',
      );
    }
    let parameters: ImageParameters | null;
    try {
      parameters = readImageParameters(exchange.url.searchParams);
    } catch (error) {
      if (error instanceof ImageParameterError) return refuse(exchange, 400, error.message);
      throw error;
    }
    if (!parameters) {
      return sendBytes(exchange, await this.#store.original(file), file.contentType, file.hash);
    }
    if (!isTransformable(file.contentType)) {
      return refuse(
        exchange,
        400,
        `A file of type ${file.contentType} cannot be transformed. Leave out the parameters.`,
      );
    }
    if (!this.#sizes.isAllowed(exchange.url.pathname + exchange.url.search, parameters)) {
      return refuse(
        exchange,
        403,
        'This size is not offered. Take a listed one, or a signed address from the url field of the asset (GraphQL, url(transform:)).',
      );
    }
    try {
      const bytes = await this.#store.transformed(file, parameters, this.#sizes.isListed(parameters));
      const contentType = contentTypeOf(outputFormat(file.contentType, parameters));
      sendBytes(exchange, bytes, contentType, `${file.hash}-${exchange.url.search.slice(1)}`);
    } catch (error) {
      if (error instanceof ImageDecodeError) return refuse(exchange, 422, error.message);
      if (error instanceof QueueFull) {
        const headers = { 'Retry-After': String(error.retryAfter), 'Cache-Control': 'no-store' };
        return refuse(exchange, 503, `This picture is not ready: ${error.message}`, headers);
      }
      throw error;
    }
  }
}

function sendBytes(exchange: Exchange, bytes: Buffer, contentType: string, tag: string): void {
  const etag = `"${tag}"`;
  const headers: OutgoingHttpHeaders = {
    'Content-Type': contentType,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    // The hash in the address changes with the bytes.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (!PIXELS.test(contentType)) headers['Content-Security-Policy'] = DOCUMENT_POLICY;
  const { range, 'if-range': ifRange } = exchange.request.headers;
  // Of another version than the one the reader began with, a part is of no use.
  const wanted = ifRange === undefined || ifRange === etag ? readByteRange(range, bytes.length) : 'whole';
  if (wanted === 'whole') return exchange.send(200, bytes, headers);
  if (wanted === 'outside')
    return exchange.send(416, '', { ...headers, 'Content-Range': `bytes */${bytes.length}` });
  exchange.send(206, bytes.subarray(wanted.start, wanted.end + 1), {
    ...headers,
    'Content-Range': `bytes ${wanted.start}-${wanted.end}/${bytes.length}`,
  });
}

/** Names of errors by status; all others are bad requests. */
const ERROR_NAMES: Readonly<Record<number, string>> = {
  403: 'AccessDenied',
  404: 'NotFound',
  503: 'ServiceUnavailable',
};

function refuse(
  exchange: Exchange,
  status: number,
  message: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const sys = { type: 'Error', id: ERROR_NAMES[status] ?? 'BadRequest' };
  exchange.sendJson(status, { sys, message }, headers);
}
