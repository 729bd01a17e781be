/** What the framework candidates import, built once: Marquee's blocks with the styles beside them. */
export { Block } from './page-blocks';
export { SiteProvider } from './blocks';
export { viewOf } from './page';
