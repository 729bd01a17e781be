import type { Environment } from '../../store/content-store';

/** Input of checks: an environment, or the one being written including the uncommitted changes. */
export type ContentReader = Pick<
  Environment,
  'id' | 'get' | 'list' | 'published' | 'listPublished' | 'publishedWith'
>;
