import type { ImageParameters } from './image-parameters';

/** A transform as sent to the worker process. */
export interface TransformJob {
  /** Absolute path of the original. */
  readonly file: string;
  readonly contentType: string;
  readonly parameters: ImageParameters;
}

/** Result: the bytes, or the reason for a failure. */
export interface TransformAnswer {
  readonly bytes: Uint8Array | null;
  readonly problem: string | null;
}

/** Sent by the process once it accepts jobs. */
export const READY: TransformAnswer = { bytes: null, problem: null };
