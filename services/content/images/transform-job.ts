import type { ImageParameters } from './image-parameters';

/** A picture to transform, as it is told to the process that does it. */
export interface TransformJob {
  /** Absolute path of the original. */
  readonly file: string;
  readonly contentType: string;
  readonly parameters: ImageParameters;
}

/** What became of it: the bytes, or why there are none. */
export interface TransformAnswer {
  readonly bytes: Uint8Array | null;
  readonly problem: string | null;
}

/** What the process says once it takes jobs. */
export const READY: TransformAnswer = { bytes: null, problem: null };
