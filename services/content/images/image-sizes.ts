import { createHmac, timingSafeEqual } from 'node:crypto';
import { imageQualities, imageWidths } from '../../../schemas/image-sizes';
import { readImageParameters, type ImageParameters } from './image-parameters';

/** The signature must be the last parameter. */
const SIGNATURE = /[?&]s=([\w-]{43})$/;

export interface ImageSizesOptions {
  /** Allowed query strings such as `w=1600&fm=jpg`, in addition to those of the site. Null allows every size. */
  readonly listed: readonly string[] | null;
  /** Secret for signed URLs, which may request any size; null disables them. */
  readonly secret: string | null;
}

/** Decides which sizes are allowed, and which of them are used by pages and take priority. */
export class ImageSizes {
  readonly #secret: string | null;
  readonly #allowsEverything: boolean;
  readonly #listed: ReadonlySet<string>;

  /** @throws ImageParameterError for an invalid query string in the list */
  constructor({ listed, secret }: ImageSizesOptions) {
    this.#secret = secret;
    this.#allowsEverything = listed === null && secret === null;
    this.#listed = new Set([...siteQueries(), ...(listed ?? [])].map(keyOf));
  }

  /** True for a size used by pages, which is transformed with priority. */
  isListed(parameters: ImageParameters): boolean {
    return this.#listed.has(JSON.stringify(parameters));
  }

  /** @param target path and query as requested */
  isAllowed(target: string, parameters: ImageParameters): boolean {
    return this.#allowsEverything || this.isListed(parameters) || this.#isSigned(target);
  }

  /** Signs a path that has a query; without a secret or query it is returned unchanged. */
  sign(target: string): string {
    return this.#secret === null || !target.includes('?')
      ? target
      : `${target}&s=${signature(this.#secret, target)}`;
  }

  #isSigned(target: string): boolean {
    const given = SIGNATURE.exec(target);
    if (this.#secret === null || !given?.[1]) return false;
    const expected = signature(this.#secret, target.slice(0, given.index));
    return timingSafeEqual(Buffer.from(given[1]), Buffer.from(expected));
  }
}

function signature(secret: string, target: string): string {
  return createHmac('sha256', secret).update(target).digest('base64url');
}

function siteQueries(): readonly string[] {
  return Object.entries(imageQualities).flatMap(([format, quality]) =>
    imageWidths.map((width) => `w=${width}&fm=${format}&q=${quality}`),
  );
}

function keyOf(query: string): string {
  return JSON.stringify(readImageParameters(new URLSearchParams(query)));
}
