import type { PageMessage } from '../../../schemas/generated/types';

/** What the studio is told where there is no preview. */
export interface NoPreviewProps extends Omit<Extract<PageMessage, { type: 'marquee:no-preview' }>, 'type'> {
  editorOrigins: string[];
}
