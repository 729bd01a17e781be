import { readFileSync, statSync } from 'node:fs';
import type { StaffFile } from '../../schemas/generated/types';
import { validateStaffFile } from '../../schemas/generated/validators.js';
import { environment } from '../server/environment.server';
import { errorMessage } from '../server/error-message';
import { log } from '../server/log.server';
import developmentStaff from './development-staff.json';
import shippedRoles from './staff-roles.json';

/** An action that a member of staff may be allowed. */
export type Permission = NonNullable<StaffFile['roles']>[string][number];
export type StaffAccount = StaffFile['accounts'][number];

/** An account of the desk with its permissions. */
export interface StaffMember extends StaffAccount {
  permissions: ReadonlySet<Permission>;
}

type Staff = ReadonlyMap<string, StaffMember>;

let cached: { version: string; staff: Staff } | undefined;

/**
 * The members of staff by name, from the current file: accounts can be added or closed without a restart. If the file
 * becomes unreadable, that is logged and the previous accounts stay valid. Undefined without a configured file, so that
 * no one can sign in.
 * @throws Error that names the file, if it is invalid at the start
 */
export function staffByName(file = environment.staff.file): Staff | undefined {
  if (file === undefined) return undefined;
  const version = versionOf(file);
  if (cached?.version === version) return cached.staff;
  try {
    cached = { version, staff: membersIn(readStaffFile(file), file) };
  } catch (error) {
    if (!cached) throw error;
    cached = { ...cached, version };
    log.error({ event: 'staff.refused', reason: errorMessage(error) }, 'staff accounts are not replaced');
  }
  return cached.staff;
}

/** @throws Error with the file's name and the fault */
export function readStaffFile(file: string): StaffFile {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (validateStaffFile(value)) return value;
  const [fault] = validateStaffFile.errors ?? [];
  throw new Error(`The staff file ${file} is not valid: ${fault?.instancePath || '/'} ${fault?.message}.`);
}

/** The roles of a file by name, including built-in ones. */
export function rolesOf({ roles }: Pick<StaffFile, 'roles'>): Record<string, readonly Permission[]> {
  const file: unknown = { accounts: [], roles: shippedRoles };
  if (!validateStaffFile(file)) throw new Error('app/staff/staff-roles.json is not valid.');
  return { ...file.roles, ...roles };
}

function membersIn(file: StaffFile, name: string): Staff {
  const roles = rolesOf(file);
  const published = new Set(developmentStaff.accounts.map(({ password }) => password));
  const members = new Map<string, StaffMember>();
  for (const account of file.accounts) {
    if (published.has(account.password) && !environment.demo)
      throw new Error(
        `The account ${account.name} in ${name} is published with Marquee: make one of your own.`,
      );
    if (members.has(account.name)) throw new Error(`${name} has two accounts of the name ${account.name}.`);
    const unknown = account.roles.find((role) => roles[role] === undefined);
    if (unknown !== undefined)
      throw new Error(`The account ${account.name} in ${name} has the role ${unknown}, which there is not.`);
    const permissions = new Set(account.roles.flatMap((role) => roles[role] ?? []));
    members.set(account.name, { ...account, permissions });
  }
  return members;
}

/** Changes with the file; also defined for a missing one. */
function versionOf(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${file} ${stat.ino} ${stat.size} ${stat.mtimeNs}` : `${file} missing`;
}
