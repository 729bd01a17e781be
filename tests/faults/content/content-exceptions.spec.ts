import { expect, lostConnection, test } from '../../support/journey';
import { type Stack, startStack } from '../../support/stack';
import { ContentFolder, entry, link, textBlock } from '../support/content-folder';
import { forgetQueries, queriesOf, see } from '../support/site-process';

const pageOf = (id: string, exceptions: string[] = []) =>
  entry('page', id, {
    internalName: id,
    path: `/${id}`,
    title: id,
    blocks: [link('section'), link('other')],
    exceptions: exceptions.map((each) => link(each)),
  });

const exception = (fields: Record<string, unknown>) =>
  entry('pageException', 'local', { internalName: 'Only here', target: [link('section')], ...fields });

const entries = [
  textBlock('section', 'Shared'),
  textBlock('other', 'Other'),
  textBlock('here', 'Local'),
  exception({ fieldNames: ['title'], blocks: [link('here')] }),
  pageOf('everywhere'),
  pageOf('local-page', ['local']),
];

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: lostConnection });

let content: ContentFolder;
let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  content = new ContentFolder(entries);
  stack = await startStack({
    contentDirectory: content.directory,
    publishesChanges: true,
    sharesPlatform: true,
    siteEnvironment: { CONTENT_SYNC_MS: '0' },
  });
});

test.afterAll(async () => {
  await stack?.stop();
  content.remove();
});

const bodyOf = async (page: string) => (await see(stack.origin(), `/en-UN/${page}`)).body;

/** Publishes, and waits until the site has received the change. */
async function publish(...changed: Parameters<ContentFolder['put']>): Promise<void> {
  const told = () => stack.siteLog().filter(({ event }) => event === 'content.changed').length;
  const before = told();
  content.put(...changed);
  await expect.poll(told, { timeout: 40_000 }).toBeGreaterThan(before);
}

test('a section differs on one page in the field that is named, and nowhere else', async () => {
  expect(await bodyOf('everywhere')).toContain('>Shared<');
  const local = await bodyOf('local-page');
  expect(local).toContain('>Local<');
  expect(local).toContain('Shared has a body.');
  expect(local).not.toContain('Local has a body.');
  expect(local).not.toContain('>Shared<');
});

test('publishing the section changes every page that shows it; publishing the exception only its own', async () => {
  await publish(textBlock('section', 'Rewritten'));
  expect(await bodyOf('everywhere')).toContain('>Rewritten<');
  const local = await bodyOf('local-page');
  expect(local).toContain('>Local<');
  expect(local).toContain('Rewritten has a body.');

  await publish(textBlock('here', 'Closer'));
  await forgetQueries(stack.contentUrl);
  expect(await bodyOf('everywhere')).toContain('>Rewritten<');
  expect(await queriesOf(stack.contentUrl)).toEqual([]);
  expect(await bodyOf('local-page')).toContain('>Closer<');
});

test('a hidden block is gone from its page alone; an exception that cannot be made is told and left out', async () => {
  await publish(exception({ hidden: true }));
  expect(await bodyOf('local-page')).not.toContain('Rewritten has a body.');
  expect(await bodyOf('local-page')).toContain('Other has a body.');
  expect(await bodyOf('everywhere')).toContain('Rewritten has a body.');

  await publish(exception({ fieldNames: ['title'], blocks: [] }));
  expect(await bodyOf('local-page')).toContain('>Rewritten<');
  await expect.poll(stack.siteLog).toContainEqual(
    expect.objectContaining({
      event: 'page.change',
      documentId: 'local-page',
      entryId: 'local',
      pointer: '/blocks',
    }),
  );
});
