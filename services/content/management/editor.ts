import type { ResourceLink } from '../store/resource';

/** The one user of an embedded service: everybody with a management token. `GET /users/me` tells more of it. */
export const EDITOR: ResourceLink<'User'> = { sys: { type: 'Link', linkType: 'User', id: 'local-editor' } };
