import { expect, test } from '../../support/journey';
import { type Stack, startStack } from '../../support/stack';
import {
  ContentFolder,
  bottomlessText,
  entry,
  footer,
  link,
  page as pageEntry,
  picture,
  richText,
  text,
  textBlock,
} from '../support/content-folder';
import { expectOneLine, shownBlocks, visit } from '../support/visit';

const markup = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
const runningTargets = [
  'javascript:alert(3)',
  ' JavaScript:alert(4)',
  'java\nscript:alert(5)',
  'data:text/html,<script>alert(6)</script>',
  '//elsewhere.example',
];

const hyperlink = (uri: string) => ({ nodeType: 'hyperlink', data: { uri }, content: [text(`to ${uri}`)] });

const entries = [
  textBlock('above', 'Above'),
  textBlock('below', 'Below'),

  entry('heroBanner', 'untitled-hero', { image: picture }),
  entry('faq', 'faq-without-items', { title: 'Questions' }),
  entry('heroBanner', 'misplaced-hero', { title: 'For nobody', image: picture, visibleTo: 'nobody' }),
  pageEntry('/missing-field', ['above', 'untitled-hero', 'faq-without-items', 'misplaced-hero', 'below']),

  entry('formattedText', 'draft-text', { title: 'Draft', body: richText('Draft.') }, { draft: true }),
  entry('heroBanner', 'hero-with-dead-link', {
    title: 'Two ways on',
    image: picture,
    callsToAction: [link('no-such-link'), link('to-promotions')],
  }),
  pageEntry('/dangling', ['above', 'no-such-block', 'draft-text', 'hero-with-dead-link', 'below']),

  entry('mysteryBlock', 'mystery', { title: 'From a later version' }),
  pageEntry('/unknown-type', ['above', 'mystery', 'below']),

  entry('formattedText', 'throwing-text', { title: 'Throws', body: bottomlessText() }),
  pageEntry('/throwing', ['above', 'throwing-text', 'below']),

  footer('footer-without-licences', { licences: undefined }),
  entry('siteLayout', 'kiekko-layout', {
    internalName: 'No licences',
    brands: ['kiekko'],
    blocks: [link('header'), link('footer-without-licences')],
  }),
  entry('siteLayout', 'brasa-layout', {
    internalName: 'Unpublished footer',
    brands: ['brasa'],
    blocks: [link('header'), link('no-such-footer')],
  }),

  entry('navigationLink', 'hostile-link', { label: markup.slice(-28), target: 'javascript:alert(7)' }),
  entry('heroBanner', 'hostile-hero', {
    eyebrow: '<b onclick=alert(8)>bold</b>',
    title: markup,
    image: picture,
    callsToAction: [link('hostile-link')],
  }),
  entry('faqItem', 'hostile-item', { question: markup, answer: richText(markup) }),
  entry('faq', 'hostile-faq', { title: markup, items: [link('hostile-item')] }),
  entry('formattedText', 'hostile-text', {
    title: markup,
    body: richText(markup, runningTargets.map(hyperlink)),
  }),
  pageEntry('/hostile', ['hostile-hero', 'hostile-faq', 'hostile-text'], {
    title: markup,
    description: markup,
  }),
];

test.describe.configure({ mode: 'default' });

let content: ContentFolder;
let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  content = new ContentFolder(entries);
  content.addBlockType('mysteryBlock');
  stack = await startStack({ contentDirectory: content.directory, sharesPlatform: true });
});

test.afterAll(async () => {
  await stack?.stop();
  content.remove();
});

const chromeAround = (...blocks: string[]) => ['site-header', ...blocks, 'site-footer'];

test('ENGINE-02 a block that breaks its schema is left out, and the log points at the fault', async ({
  page,
}) => {
  const { status } = await visit(page, `${stack.origin()}/en-UN/missing-field`);
  expect(status).toBe(200);
  expect(await shownBlocks(page)).toEqual(chromeAround('formatted-text', 'formatted-text'));
  await expect(page.getByRole('heading', { name: 'Above' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Below' })).toBeVisible();
  for (const [entryId, block, pointer] of [
    ['untitled-hero', 'hero-banner', '/title'],
    ['faq-without-items', 'faq', '/items'],
    ['misplaced-hero', 'hero-banner', '/visibleTo'],
  ] as const)
    await expectOneLine(stack.siteLog, {
      event: 'block.invalid',
      entryId,
      block,
      pointer,
      documentId: 'page-missing-field',
    });
});

test('ENGINE-02 a link to nothing or to a draft costs one block or item', async ({ page }) => {
  const { status } = await visit(page, `${stack.origin()}/en-UN/dangling`);
  expect(status).toBe(200);
  expect(await shownBlocks(page)).toEqual(chromeAround('formatted-text', 'hero-banner', 'formatted-text'));
  await expect(page.locator('[data-block="hero-banner"] a')).toHaveText(['Promotions']);
  for (const [target, entryId, pointer] of [
    ['no-such-block', 'page-dangling', '/blocks'],
    ['draft-text', 'page-dangling', '/blocks'],
    ['no-such-link', 'hero-with-dead-link', '/callsToAction'],
  ] as const)
    await expectOneLine(stack.siteLog, { event: 'content.link', link: target, entryId, pointer });
});

test('ENGINE-03 a block of an unknown type is left out', async ({ page }) => {
  const { status } = await visit(page, `${stack.origin()}/en-UN/unknown-type`);
  expect(status).toBe(200);
  expect(await shownBlocks(page)).toEqual(chromeAround('formatted-text', 'formatted-text'));
  await expectOneLine(stack.siteLog, {
    event: 'block.unknown',
    type: 'MysteryBlock',
    entryId: 'mystery',
    documentId: 'page-unknown-type',
    pointer: '/blocks/1',
  });
});

test('ENGINE-02 a block that throws while it is rendered takes no other block with it', async ({ page }) => {
  const { status } = await visit(page, `${stack.origin()}/en-UN/throwing`);
  expect(status).toBe(200);
  expect(await shownBlocks(page)).toEqual(chromeAround('formatted-text', 'formatted-text'));
  await expect(page.getByRole('heading', { name: 'Throws' })).toHaveCount(0);
  await expectOneLine(stack.siteLog, {
    event: 'block.unrendered',
    entryId: 'throwing-text',
    block: 'formatted-text',
    brand: 'halden',
    market: 'UN',
    path: '/throwing',
  });
});

test.describe('SHELL-06 without a footer that holds its licences no page goes out', () => {
  for (const { brand, name, fault, line } of [
    {
      brand: 'kiekko',
      name: 'Kiekko',
      fault: 'the footer has no licences',
      line: {
        event: 'block.invalid',
        entryId: 'footer-without-licences',
        pointer: '/licences',
        documentId: 'kiekko-layout',
      },
    },
    {
      brand: 'brasa',
      name: 'Brasa',
      fault: 'the footer is not published',
      line: { event: 'content.link', entryId: 'brasa-layout', pointer: '/blocks', link: 'no-such-footer' },
    },
  ])
    test(`${brand}: ${fault}`, async ({ page }) => {
      const { status } = await visit(page, `${stack.origin(brand)}/en-UN`);
      expect(status).toBe(502);
      await expect(page.getByRole('heading')).toHaveText(['SOMETHING WENT WRONG']);
      await expect(page.getByRole('main')).toContainText(name);
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expect(page.locator(`link[rel="icon"][href="/brands/${brand}/favicon.svg"]`)).toHaveCount(1);
      expect(await shownBlocks(page)).toEqual([]);
      await expectOneLine(stack.siteLog, line);
      await expectOneLine(stack.siteLog, { event: 'page.unavailable', brand, market: 'UN', path: '/' });
    });
});

test.describe('hostile content', () => {
  // Without the page's policy, injected scripts would actually run.
  test.use({ bypassCSP: true });

  test('is shown as the text it is: nothing runs and no link leads to a script', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    const { status } = await visit(page, `${stack.origin()}/en-UN/hostile`);
    expect(status).toBe(200);
    expect(await shownBlocks(page)).toEqual(chromeAround('hero-banner', 'faq', 'formatted-text'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(markup);
    await expect(page).toHaveTitle(`${markup} | Halden Royale`);
    await page.waitForLoadState('load');

    for (const target of runningTargets) await page.getByText(`to ${target}`, { exact: true }).click();
    await page.locator('[data-block="hero-banner"]').getByText('<img').last().click();
    expect(dialogs).toEqual([]);
    const targets = await page
      .locator('[href], [src], [action]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []),
        ),
      );
    expect(targets.filter((target) => !/^(https?:|#|\/(?!\/))/.test(target))).toEqual([]);
    const ours = ':not([src], [type="application/ld+json"], [data-consent-notice] + script)';
    await expect(page.locator(`script${ours}, img[src="x"], [onclick]`)).toHaveCount(0);
    await expect(page).toHaveURL(`${stack.origin()}/en-UN/hostile`);
  });
});
