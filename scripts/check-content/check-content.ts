/** `npm run check:content`: checks all stored content against the schemas and blocks of this checkout. */
import { parseArgs } from 'node:util';
import { errorMessage } from '../../app/server/error-message';
import { checkStoredContent } from './check-stored-content';
import { printReport } from './report';

const help = `Runs all stored content of all brands through fetch → map → migrate → validate → render, past versions, drafts and blocks on no
page included, and prints what would break: the entry, the JSON pointer, the languages and the pages.

  npm run check:content                          content-fixtures, by an embedded content service
  npm run check:content -- --folder <folder>     another folder in Contentful's export format
  npm run check:content -- --content <address>   a running content service or Contentful itself; space, environment and tokens come
                                                 from CONTENT_SPACE, CONTENT_ENVIRONMENT, CONTENT_DELIVERY_TOKEN and CONTENT_PREVIEW_TOKEN
                                                 (without the last one drafts are left out)

Blocks are rendered with the live data of their typical fixtures: what the check says depends on content and code, never on a platform.
Exit code: 0 when nothing would break, 1 when something would, 2 when the check could not run.`;

try {
  const { values } = parseArgs({
    options: { content: { type: 'string' }, folder: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(help);
  } else {
    const source = values.content ? { url: values.content } : { folder: values.folder ?? 'content-fixtures' };
    const report = await checkStoredContent({ source, env: process.env, now: Date.now() });
    console.log(printReport(report));
    process.exitCode = report.problems.length > 0 ? 1 : 0;
  }
} catch (error) {
  console.error(`The content could not be checked: ${errorMessage(error)}`);
  console.error('npm run check:content -- --help says what it needs.');
  process.exitCode = 2;
}
// Exits although caches of the site hold timers.
process.exit();
