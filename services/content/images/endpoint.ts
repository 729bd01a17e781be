import type { Request, RequestHandler, Response } from 'express';
import { asyncRoute } from '../../process/async-route';
import { isRead, urlOf } from '../http/request';
import type { AssetFile } from '../store/entities';
import { ImageParameterError, readImageParameters } from './image-parameters';
import type { ImageSizes } from './image-sizes';
import { ImageDecodeError, type ImageStore } from './image-store';
import { contentTypeOf, isTransformable, outputFormat } from './transform-image';
import { QueueFull } from './transform-queue';

/** For files that could run scripts when opened directly, such as SVG: no origin, no scripts and no network. */
const DOCUMENT_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** Raster types, which cannot contain scripts. Browsers run scripts in all `+xml` types. */
const PIXELS = /^image\/(?:avif|bmp|gif|jpe?g|png|tiff|webp)$/i;

export interface ImageRouteOptions {
  readonly store: ImageStore;
  readonly sizes: ImageSizes;
  readonly spaceId: string;
  readonly find: (assetId: string, hash: string, fileName: string) => AssetFile | undefined;
}

/** Serves `/images/{space}/{asset}/{hash}/{file}`: the original or a transformed picture. */
export function imageRoute({ store, sizes, spaceId, find }: ImageRouteOptions): RequestHandler {
  return asyncRoute(async (request, response) => {
    if (!isRead(request)) return refuse(response, 405, 'Only GET and HEAD are allowed here.');
    const { space, asset = '', hash = '', file: fileName = '' } = request.params;
    const file = space === spaceId ? find(asset, hash, fileName) : undefined;
    if (!file)
      return refuse(
        response,
        404,
        'There is no such file. Take the address from the url field of the asset.',
      );
    const { pathname, search, searchParams } = urlOf(request);
    try {
      const parameters = readImageParameters(searchParams);
      if (!parameters)
        return sendBytes(request, response, await store.original(file), file.contentType, file.hash);
      if (!isTransformable(file.contentType))
        return refuse(
          response,
          400,
          `A file of type ${file.contentType} cannot be transformed. Leave out the parameters.`,
        );
      if (!sizes.isAllowed(pathname + search, parameters))
        return refuse(
          response,
          403,
          'This size is not offered. Take a listed one, or a signed address from the url field of the asset (GraphQL, url(transform:)).',
        );
      const bytes = await store.transformed(file, parameters, sizes.isListed(parameters));
      const contentType = contentTypeOf(outputFormat(file.contentType, parameters));
      sendBytes(request, response, bytes, contentType, `${file.hash}-${search.slice(1)}`);
    } catch (error) {
      if (error instanceof ImageParameterError) return refuse(response, 400, error.message);
      if (error instanceof ImageDecodeError) return refuse(response, 422, error.message);
      if (!(error instanceof QueueFull)) throw error;
      response.set({ 'Retry-After': String(error.retryAfter), 'Cache-Control': 'no-store' });
      refuse(response, 503, `This picture is not ready: ${error.message}`);
    }
  });
}

function sendBytes(
  request: Request,
  response: Response,
  bytes: Buffer,
  contentType: string,
  tag: string,
): void {
  const etag = `"${tag}"`;
  response.set({
    ETag: etag,
    'Accept-Ranges': 'bytes',
    // The URL contains a hash of the bytes.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  // Set directly: Express would append a guessed charset.
  response.setHeader('Content-Type', contentType);
  if (!PIXELS.test(contentType)) response.set('Content-Security-Policy', DOCUMENT_POLICY);
  const ifRange = request.get('if-range');
  // `If-Range`: a range of another version is useless to the client.
  const ranges = ifRange === undefined || ifRange === etag ? request.range(bytes.length) : undefined;
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${bytes.length}`).end();
    return;
  }
  const [range, ...others] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : [];
  if (!range || others.length > 0) {
    response.send(bytes);
    return;
  }
  const { start, end } = range;
  response
    .status(206)
    .set('Content-Range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}

/** Error names by status; all others are BadRequest. */
const ERROR_NAMES: Readonly<Record<number, string>> = {
  403: 'AccessDenied',
  404: 'NotFound',
  503: 'ServiceUnavailable',
};

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ sys: { type: 'Error', id: ERROR_NAMES[status] ?? 'BadRequest' }, message });
}
