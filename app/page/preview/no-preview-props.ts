import type { PageMessage } from '../../../schemas/generated/types';

/** Message to the studio where there is no preview. */
export interface NoPreviewProps extends Omit<Extract<PageMessage, { type: 'marquee:no-preview' }>, 'type'> {
  editorOrigins: string[];
}
