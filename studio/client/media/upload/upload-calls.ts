import * as assets from '../../api/assets';
import { sendBytes } from './send-bytes';

/** Calls of an upload. */
export interface UploadCalls {
  readonly sendBytes: typeof sendBytes;
  readonly readAsset: typeof assets.readAsset;
  readonly createAsset: typeof assets.createAsset;
  readonly saveAsset: typeof assets.saveAsset;
  readonly processAsset: typeof assets.processAsset;
  readonly publishAsset: typeof assets.publishAsset;
  readonly deleteAsset: typeof assets.deleteAsset;
  readonly wait: (ms: number) => Promise<void>;
}

export const uploadCalls: UploadCalls = {
  ...assets,
  sendBytes,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
