/**
 * `npm run content:push-types`: updates a space of Contentful, or of the embedded service, to the content model of
 * this checkout.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error';
import { readModel } from './model';
import { printPlan } from './print-plan';
import { carryOut, preparePush } from './push-model';
import { isEmptyPlan, type PushPlan } from './push-plan';
import { unreachable } from './space-state';
import { managementClient, readTarget, targetHelp, targetOptions } from './target';

const help = `Compares the content types, locales and editors' forms that follow from schemas/ with those of a space, says what differs and
what would break, and then brings the space up to date.

  npm run content:push-types -- --space <id>     shows the plan and asks
  npm run content:push-types -- --local          the same for the embedded service

${targetHelp}
  --yes                does what the plan says without asking
  --allow-breaking     also what the plan says would break

Types of the space that the code does not have are left alone. A second run finds nothing to do.
Exit code: 0 when the space has what the code wants, 1 when something is left to do, 2 when the command could not run.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...targetOptions,
      yes: { type: 'boolean' },
      'allow-breaking': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  const target = readTarget(values, process.env);
  const client = managementClient(target);
  const plan = await preparePush(client, readModel());
  console.log(printPlan(plan, target));
  if (isEmptyPlan(plan)) return;
  const refusal = refusalOf(plan, values['allow-breaking'] ?? false);
  if (refusal || !(values.yes || (await isAgreed()))) {
    console.log(`\n${refusal ?? 'Nothing was changed. Run it again with --yes to do it.'}`);
    process.exitCode = 1;
    return;
  }
  await carryOut(client, plan, (line) => console.log(`  ✓ ${line}`));
  console.log('Done: the space has what the code wants.');
}

function refusalOf({ breaks }: PushPlan, isAllowed: boolean): string | null {
  if (breaks.some(({ isPossible }) => !isPossible)) return 'Nothing was changed: see what to do above.';
  if (breaks.length === 0 || isAllowed) return null;
  return 'Nothing was changed: what is under "What would break" is only done with --allow-breaking.';
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const questions = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await questions.question('\nDo this? (yes/no) ');
  questions.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** The error as text; the management client puts Contentful's response into its message as JSON. */
function explain(error: unknown): string {
  const known = unreachable(error);
  if (known instanceof CommandError) return known.message;
  if (!(known instanceof Error)) return String(known);
  if (known.name === 'VersionMismatch')
    return 'The content model was changed in the meantime. Run it again: it does what is left.';
  return `The push ended early: ${known.name}: ${known.message}\nWhat was done stays; a new run does the rest.`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  console.error('npm run content:push-types -- --help says what it needs.');
  process.exitCode = 2;
});
