import type { PageMessage } from '../../../schemas/generated/types';

type Ready = Extract<PageMessage, { type: 'marquee:ready' }>;

/** What the studio is told of a page when it is there. */
export interface StudioProps extends Omit<Ready, 'type' | 'url'> {
  editorOrigins: string[];
  /** Of the HTML in place, by the key of its block. */
  hashes: Record<string, string>;
}
