import type { PageMessage } from '../../../schemas/generated/types';

type Ready = Extract<PageMessage, { type: 'marquee:ready' }>;

/** Description of a loaded page, sent to the studio. */
export interface StudioProps extends Omit<Ready, 'type' | 'url'> {
  editorOrigins: string[];
}
