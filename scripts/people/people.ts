/**
 * `npm run people -- add <e-mail> --admin` (or `--role <id>`): adds a person to the content service, with a password
 * read from
 * standard input. `list` shows the members of the space, `remove <e-mail>` removes one.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { isCancel, password as askPassword } from '@clack/prompts';
import { PeopleCommandError, PeopleDirectory } from './people-directory';

const usage = [
  'npm run people -- add <e-mail> (--admin | --role <id> [--role <id>]) [--first-name <name>] [--last-name <name>]',
  'npm run people -- remove <e-mail>',
  'npm run people -- list',
  'The service is the one at CONTENT_URL (http://127.0.0.1:3001), the token CONTENT_MANAGEMENT_TOKEN. --space <id> names another space.',
].join('\n');

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      admin: { type: 'boolean', default: false },
      role: { type: 'string', multiple: true, default: [] },
      'first-name': { type: 'string', default: '' },
      'last-name': { type: 'string', default: '' },
      space: { type: 'string', default: 'marquee' },
    },
  });
  const [command, email] = positionals;
  const directory = new PeopleDirectory({
    url: process.env['CONTENT_URL'] || 'http://127.0.0.1:3001',
    token: process.env['CONTENT_MANAGEMENT_TOKEN'] || 'local-management',
    space: values.space,
  });
  if (command === 'list') {
    for (const { name, address, grants } of await directory.members())
      console.log(`${address.padEnd(32)} ${name.padEnd(24)} ${grants}`);
    return;
  }
  if (!email || (command !== 'add' && command !== 'remove')) throw new PeopleCommandError(usage);
  if (command === 'remove') {
    await directory.remove(email);
    return console.log(`${email} no longer belongs to the space; their tokens are revoked.`);
  }
  const password = await readPassword();
  await directory.add({
    email,
    admin: values.admin,
    roles: values.role,
    firstName: values['first-name'],
    lastName: values['last-name'],
    password,
  });
  console.log(`${email} may sign in.`);
}

/** Without echo from a terminal, else the first line of standard input. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) {
    const answer = await askPassword({ message: 'Password' });
    if (isCancel(answer)) throw new PeopleCommandError('Nothing was changed.');
    return answer;
  }
  for await (const line of createInterface(process.stdin)) return line;
  return '';
}

run().catch((error: unknown) => {
  console.error(error instanceof PeopleCommandError ? error.message : error);
  process.exitCode = 1;
});
