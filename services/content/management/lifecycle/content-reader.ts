import type { Environment } from '../../store/content-store';

/** Input of checks: an environment, or a writer that includes uncommitted changes. */
export type ContentReader = Pick<
  Environment,
  'id' | 'get' | 'list' | 'published' | 'listPublished' | 'publishedWith'
>;
