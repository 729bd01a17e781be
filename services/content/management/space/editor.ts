import { linkTo } from '../../store/link-to';

/** The one user of an embedded service: everybody with a management token. `GET /users/me` tells more of it. */
export const EDITOR = linkTo('User', 'local-editor');
