/** `npm run content:export`: writes everything a content service holds to a file or folder, for backup, comparison and import. */
import { parseArgs } from 'node:util';
import type { CopiedFiles } from './asset-copies';
import { CommandError } from './command-error';
import { explain } from './explain';
import { exportContent } from './export-content';

const help = `Writes all content of a data folder, history included, and the files of its assets. The service may be running.

  npm run content:export -- --data .data/content --to backup        a folder with content.json, files/ and uploads/
  npm run content:export -- --data .data/content --to backup.json   the content alone
  npm run content:export -- --folder content-fixtures --to fixtures a content folder, as a service starts with it

  --data <folder>      data folder of the service (CONTENT_DATA_DIR)
  --folder <folder>    content folder of the service (CONTENT_DIR), of files that were never uploaded: content-fixtures unless given
  --environment <id>   whose content is in the arrays that other tools read: master unless given; all others are in the file, too
  --with-secrets       also people with their passwords, passwords and secret headers of webhooks, the signing secret, API keys
  --replace            overwrites an earlier export

The file is in Contentful's export format: contentful-import and other tools read it. What that format has no words for (published
copies that differ from drafts, earlier versions, environments, releases, schedules) is under "marquee" and comes back with
npm run content:import. The same content gives the same bytes.
Exit code: 0 when all was written, 1 when files of assets were missing, 2 when it could not be written.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      folder: { type: 'string' },
      to: { type: 'string' },
      environment: { type: 'string' },
      'with-secrets': { type: 'boolean' },
      replace: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(help);
  if (!values.to) throw new CommandError('Say where to with --to <folder> or --to <file.json>.');
  if (!values.data && !values.folder)
    throw new CommandError('Say what to export with --data <folder> or --folder <folder>.');
  const withSecrets = values['with-secrets'] ?? false;
  const { file, document, files, changedSince } = await exportContent({
    dataFolder: values.data ?? null,
    contentFolder: values.folder ?? (process.env.CONTENT_DIR || 'content-fixtures'),
    to: values.to,
    environment: values.environment ?? 'master',
    withSecrets,
    isReplaced: values.replace ?? false,
  });
  const { contentTypes, entries, assets, locales, marquee } = document;
  console.log(
    `${file}: ${contentTypes.length} content types, ${locales.length} locales, ${entries.length} entries, ${assets.length} assets, ${marquee.rows.length} rows of history and settings`,
  );
  if (changedSince > 0)
    console.log(
      `${changedSince} were edited since they were published. content:import keeps that apart; contentful-import publishes the edits.`,
    );
  if (!withSecrets)
    console.log('People, secrets of webhooks and API keys are left out; --with-secrets takes them along.');
  if (files) reportFiles(files);
}

function reportFiles({ copied, missing }: CopiedFiles): void {
  console.log(`${copied} files of assets`);
  if (missing.length === 0) return;
  console.error(
    `${missing.length} files of assets are not there: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`,
  );
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  console.error('npm run content:export -- --help says what it needs.');
  process.exitCode = 2;
});
