import type { Environment } from '../../store/content-store';

/** What checks look at: an environment, or the one that is being written with the writer's own changes. */
export type ContentReader = Pick<
  Environment,
  'id' | 'get' | 'list' | 'published' | 'listPublished' | 'publishedWith'
>;
