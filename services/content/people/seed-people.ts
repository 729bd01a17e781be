import { newSys } from '../management/space/space-resource';
import { AUTOMATION } from '../store/actor';
import type { ContentStore, Transaction } from '../store/content-store';
import { linkTo } from '../store/link-to';
import type { StoredRole } from '../store/people';
import demo from './demo-people.json';
import { type KnownSites, limitedRole, type RoleLimits } from './roles/limited-role';
import { addMembership } from './member-routes';
import { membershipOf } from './access';
import { roleTemplates } from './roles/role-templates';

/** Adds the project's roles to a space without roles and, in demo mode, its demo people. */
export async function seedPeople(store: ContentStore, withDemoPeople: boolean): Promise<void> {
  const { shared } = store;
  const lacksRoles = shared.list('Role').length === 0;
  const lacksPeople = withDemoPeople && demo.people.some(({ id }) => !shared.get('User', id));
  if (!lacksRoles && !lacksPeople) return;
  const known = knownSites(store);
  await store.write(AUTOMATION, (tx) => {
    if (lacksRoles)
      for (const { id, admin } of roleTemplates.values()) if (!admin) putRole(tx, id, id, '', {}, known);
    if (!lacksPeople) return;
    for (const person of demo.people) if (!tx.shared.get('User', person.id)) addDemoPerson(tx, person, known);
  });
}

/** The brands and markets for which tags exist. */
export function knownSites(store: ContentStore): KnownSites {
  const ids = store.environments().flatMap((environment) => environment.list('Tag').map(({ sys }) => sys.id));
  const after = (prefix: string) => [
    ...new Set(ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))),
  ];
  return { brands: after('brand-'), markets: after('market-').map((code) => code.toUpperCase()) };
}

interface DemoPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Template. */
  readonly role: string;
  readonly brands?: readonly string[];
}

function addDemoPerson(tx: Transaction, person: DemoPerson, known: KnownSites): void {
  const { id, firstName, lastName, email, role, brands = [] } = person;
  tx.shared.put('User', {
    ...{ sys: newSys('User', id, tx), firstName, lastName, email },
    ...{ passwordHash: demo.passwordHash, signInCount: 0, isDemo: true },
  });
  if (membershipOf(tx.shared, id)) return;
  const admin = roleTemplates.get(role)?.admin === true;
  const roleId = [role, ...brands].join('-');
  if (!admin && !tx.shared.get('Role', roleId))
    putRole(tx, roleId, role, ` of ${brands.join(', ')}`, { brands }, known);
  addMembership(tx, id, { admin, roles: admin ? [] : [linkTo('Role', roleId)] });
}

function putRole(
  tx: Transaction,
  id: string,
  templateId: string,
  nameEnd: string,
  limits: RoleLimits,
  known: KnownSites,
): void {
  const template = roleTemplates.get(templateId);
  if (!template) throw new Error(`there is no role template ${templateId}`);
  const role: StoredRole = {
    sys: newSys('Role', id, tx),
    name: template.name + nameEnd,
    description: template.description,
    ...limitedRole(template, limits, known),
  };
  tx.shared.put('Role', role);
}
