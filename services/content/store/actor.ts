import { linkTo } from './link-to';
import type { ResourceLink } from './resource';

/** Who writes. */
export interface Actor {
  readonly user: ResourceLink<'User'>;
}

/** The service itself, and whoever has the management token of its settings, such as scripts and imports. */
export const AUTOMATION: Actor = { user: linkTo('User', 'automation') };
