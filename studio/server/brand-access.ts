import type { StudioSession } from '../../schemas/generated/types';
import { validateSpaceMemberships, validateSpaceRoles } from '../../schemas/generated/validators.js';
import type { ContentApi } from './content-api';

/** Rights of a person on a brand. */
export interface BrandRights {
  readonly mayChange: boolean;
  /** Whether the person administers the space: hosts and the default brand concern every brand. */
  readonly isAdministrator: boolean;
}

/** Whether a person administers the space. @throws ContentRefusal or ContentUnreachable */
export async function isAdministrator(content: ContentApi, session: StudioSession): Promise<boolean> {
  return (await membershipsOf(content, session)).some(({ admin }) => admin);
}

/** Administrators may change every brand, managers their own. @throws ContentRefusal or ContentUnreachable */
export async function brandRights(
  content: ContentApi,
  session: StudioSession,
  brand: string,
): Promise<BrandRights> {
  const { token } = session;
  const own = await membershipsOf(content, session);
  if (own.some(({ admin }) => admin)) return { mayChange: true, isAdministrator: true };
  const roleIds = new Set(own.flatMap(({ roles }) => roles.map(({ sys }) => sys.id)));
  if (roleIds.has('brand-manager')) return { mayChange: true, isAdministrator: false };
  const roles = await content.call(content.inSpace('/roles?limit=1000'), validateSpaceRoles, { token });
  const mayChange = roles.items.some(
    ({ sys, policies }) =>
      roleIds.has(sys.id) &&
      sys.id.startsWith('brand-manager-') &&
      // Limited roles allow content with their brand's tag; denials list the other brands.
      policies.some(
        ({ effect, ...rest }) => effect === 'allow' && JSON.stringify(rest).includes(`"brand-${brand}"`),
      ),
  );
  return { mayChange, isAdministrator: false };
}

async function membershipsOf(content: ContentApi, { token, personId }: StudioSession) {
  const path = content.inSpace('/space_memberships?limit=1000');
  const { items } = await content.call(path, validateSpaceMemberships, { token });
  return items.filter(({ user }) => user.sys.id === personId);
}
