/**
 * `npm run staff -- add <name> --role <role>`: adds a staff account to STAFF_FILE, or changes its roles and password;
 * the password is read from
 * standard input. `remove <name>` closes one, `list` shows all with their roles.
 */
import { chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { isCancel, password as askPassword } from '@clack/prompts';
import { validateStaffFile } from '../../schemas/generated/validators.js';
import type { StaffFile } from '../../schemas/generated/types';
import { readStaffFile, rolesOf } from '../../app/staff/staff-file.server';
import { hashStaffPassword, shortestPassword } from '../../app/staff/staff-passwords.server';

const usage = [
  'npm run staff -- add <name> --role <role> [--role <role>]   asks for the password',
  'npm run staff -- remove <name>',
  'npm run staff -- list',
  'The file is the one of STAFF_FILE, or --file <path>.',
].join('\n');

class UsageError extends Error {}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', multiple: true, default: [] }, file: { type: 'string' } },
  });
  const [command, name] = positionals;
  const path = values.file ?? process.env['STAFF_FILE'];
  if (!path) throw new UsageError('Name the file of accounts: STAFF_FILE=staff.json, or --file staff.json.');
  const file = existsSync(path) ? readStaffFile(path) : { accounts: [] };
  if (command === 'list') return list(file);
  if (!name || (command !== 'add' && command !== 'remove')) throw new UsageError(usage);
  const others = file.accounts.filter((account) => account.name !== name);
  if (command === 'remove') {
    if (others.length === file.accounts.length) throw new UsageError(`${path} has no account ${name}.`);
    write(path, { ...file, accounts: others });
    return console.log(`${name} is removed from ${path} and signed out within the next click.`);
  }
  const known = Object.keys(rolesOf(file));
  const unknown = values.role.find((role) => !known.includes(role));
  if (values.role.length === 0 || unknown !== undefined)
    throw new UsageError(`Give --role one of: ${known.join(', ')}.`);
  const password = await readPassword();
  if (password.length < shortestPassword)
    throw new UsageError(`The password needs at least ${shortestPassword} characters.`);
  const account = { name, roles: values.role, password: await hashStaffPassword(password) };
  write(path, { ...file, accounts: [...others, account] });
  console.log(`${name} (${values.role.join(', ')}) may sign in. The site takes it in without a restart.`);
}

function list(file: StaffFile): void {
  for (const { name, roles } of file.accounts) console.log(`${name.padEnd(24)} ${roles.join(', ')}`);
}

/** Without echo from a terminal, else the first line of standard input. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) {
    const answer = await askPassword({ message: 'Password' });
    if (isCancel(answer)) throw new UsageError('Nothing was changed.');
    return answer;
  }
  for await (const line of createInterface(process.stdin)) return line;
  return '';
}

/** Replaces the file atomically, so that a site never reads an incomplete one; only its owner may read it. */
function write(path: string, file: unknown): void {
  if (!validateStaffFile(file)) {
    const [fault] = validateStaffFile.errors ?? [];
    throw new UsageError(`This would not be valid: ${fault?.instancePath} ${fault?.message}.`);
  }
  const next = `${path}.new`;
  writeFileSync(next, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, path);
}

run().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
