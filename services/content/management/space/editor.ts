import { linkTo } from '../../store/link-to';

/** The one user of an embedded service, shared by all management tokens. `GET /users/me` has its details. */
export const EDITOR = linkTo('User', 'local-editor');
