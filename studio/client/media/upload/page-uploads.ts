import { uploadCalls } from './upload-calls';
import { createUploadStore } from './upload-store';

/** Uploads of the media page. They continue on other pages of the studio. */
export const pageUploads = createUploadStore(uploadCalls);
