import { createHmac, timingSafeEqual } from 'node:crypto';
import { imageQualities, imageWidths } from '../../../schemas/image-sizes';
import { readImageParameters, type ImageParameters } from './image-parameters';

/** The parameter that carries a signature; it comes last. */
const SIGNATURE = /[?&]s=([\w-]{43})$/;

export interface ImageSizesOptions {
  /** Query strings such as `w=1600&fm=jpg` beside those of the site. Null allows every size. */
  readonly listed: readonly string[] | null;
  /** Signed addresses may ask for any size. */
  readonly secret: string | null;
}

/** Decides which sizes of a picture are made, and which of them are those that pages show. */
export class ImageSizes {
  readonly #secret: string | null;
  readonly #allowsEverything: boolean;
  readonly #listed: ReadonlySet<string>;

  /** @throws ImageParameterError when a listed query string is not one of the Images API */
  constructor({ listed, secret }: ImageSizesOptions) {
    this.#secret = secret;
    this.#allowsEverything = listed === null && secret === null;
    this.#listed = new Set([...siteQueries(), ...(listed ?? [])].map(keyOf));
  }

  /** Whether pages show this size: it is made ahead of others. */
  isListed(parameters: ImageParameters): boolean {
    return this.#listed.has(JSON.stringify(parameters));
  }

  /** @param target path and query as they were requested */
  isAllowed(target: string, parameters: ImageParameters): boolean {
    return this.#allowsEverything || this.isListed(parameters) || this.#isSigned(target);
  }

  /** Adds the signature to a path with a query; without a secret, or a need, it stays as it is. */
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
