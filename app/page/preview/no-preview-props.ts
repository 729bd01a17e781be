import type { PageMessage } from '../../../schemas/generated/types';

/** Props of the message to the studio when no preview is open. */
export interface NoPreviewProps extends Omit<Extract<PageMessage, { type: 'marquee:no-preview' }>, 'type'> {
  editorOrigins: string[];
}
