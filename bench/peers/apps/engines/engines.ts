import type { Engine } from './engine';

/** Each loaded alone: no candidate pays for another's code. */
export const engines: Record<string, () => Promise<Engine>> = {
  react: () => import('./react').then(({ react }) => react),
  puck: () => import('./puck').then(({ puck }) => puck),
  builder: () => import('./builder').then(({ builder }) => builder),
  storyblok: () => import('./storyblok').then(({ storyblok }) => storyblok),
  contentful: () => import('./contentful').then(({ contentful }) => contentful),
};
