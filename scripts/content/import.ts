/** `npm run content:import`: restores an export of `content:export`, or imports it into a space over the API. */
import { parseArgs } from 'node:util';
import { CommandError } from './command-error';
import { explain } from './explain';
import { importOverApi } from './import-over-api';
import { importIntoStore } from './import-store';
import { readTarget, targetHelp, targetOptions } from './target';

const help = `Fills the data folder of a content service, or a space of Contentful, with an export.

  npm run content:import -- --from backup --data .data/content      everything, history included; the service must not be running
  npm run content:import -- --from backup --space <id>              the newest state, over the API, by Contentful's own importer

  --from <place>       a folder or file that content:export, or any tool that writes Contentful's export format, has written
  --data <folder>      data folder of the service (CONTENT_DATA_DIR); it must be empty, or:
  --replace            throws away what the data folder holds
  --folder <folder>    content folder of the service (CONTENT_DIR), which gets files of assets it lacks: content-fixtures unless given
${targetHelp}
  --content-only       over the API: content types, forms and locales stay as content:push-types has made them
  --active-webhooks    webhooks stay active; otherwise they are imported disabled, so that no production system is called for this space
  --rate <number>      requests in a second over the API: 7 unless given, as in Contentful's smallest plans

Exit code: 0 when all was imported, 1 when files of assets were missing or differ, 2 when it could not be imported.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...targetOptions,
      from: { type: 'string' },
      data: { type: 'string' },
      folder: { type: 'string' },
      replace: { type: 'boolean' },
      rate: { type: 'string' },
      'content-only': { type: 'boolean' },
      'active-webhooks': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  const { from, data } = values;
  if (!from) throw new CommandError('Say what to import with --from <folder or file>.');
  const isOverApi = values.space !== undefined || values.local === true;
  if (isOverApi === (data !== undefined))
    throw new CommandError(
      'Say where to: either --data <folder>, or --space <id> (or --local) for a running service.',
    );
  const keepsWebhooksActive = values['active-webhooks'] ?? false;
  if (!keepsWebhooksActive)
    console.log('Webhooks are imported disabled; --active-webhooks leaves those active that were.');
  if (data === undefined) {
    const rate = Number(values.rate ?? 7);
    if (!(rate > 0)) throw new CommandError(`--rate takes a number of requests, not "${values.rate}".`);
    const target = readTarget(values, process.env);
    console.log(
      'Over the API the newest state of everything is imported. Earlier versions, releases and schedules are not.',
    );
    await importOverApi({
      from,
      target,
      rate,
      isContentOnly: values['content-only'] ?? false,
      keepsWebhooksActive,
      errorLog: '.cache/content-import-errors.json',
    });
    return;
  }
  const { document, files } = await importIntoStore({
    from,
    dataFolder: data,
    contentFolder: values.folder ?? (process.env.CONTENT_DIR || 'content-fixtures'),
    isReplaced: values.replace ?? false,
    keepsWebhooksActive,
  });
  console.log(
    `${data}: ${document.entries.length} entries, ${document.assets.length} assets, ${files.copied} files`,
  );
  const lines = [
    ...files.missing.map((name) => `${name} is not in the export`),
    ...files.different.map((name) => `${name} is another file in the content folder, and was left as it is`),
  ];
  if (lines.length === 0) return;
  console.error(lines.join('\n'));
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  console.error('npm run content:import -- --help says what it needs.');
  process.exitCode = 2;
});
