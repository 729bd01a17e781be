/** Imports of the framework candidates, built once: Marquee's blocks with their styles. */
export { Block } from './page-blocks';
export { SiteProvider } from './blocks';
export { viewOf } from './page';
