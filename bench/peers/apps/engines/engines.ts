import type { Engine } from './engine';

/** Each is loaded separately, so that no candidate includes another's code. */
export const engines: Record<string, () => Promise<Engine>> = {
  react: () => import('./react').then(({ react }) => react),
  puck: () => import('./puck').then(({ puck }) => puck),
  builder: () => import('./builder').then(({ builder }) => builder),
  storyblok: () => import('./storyblok').then(({ storyblok }) => storyblok),
  contentful: () => import('./contentful').then(({ contentful }) => contentful),
};
