import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import {
  ContentFolder,
  entry,
  footer,
  link,
  page,
  picture,
  richText,
  textBlock,
} from '../../tests/faults/support/content-folder';

const title = 'Good evening';

const folder = new ContentFolder([
  entry('heroBanner', 'hero-of-v1', { title, image: picture, size: 'small' }),
  entry('heroBanner', 'hero-of-v2', { schemaVersion: 2, title, image: picture, height: 'low' }),
  entry('heroBanner', 'untitled-hero', { schemaVersion: 3, image: picture }),
  entry('heroBanner', 'hero-of-tomorrow', { schemaVersion: 99, title, image: picture }),
  entry('promotionsRow', 'row-of-nothing', { schemaVersion: 3, title, source: 'category' }),
  entry('featureList', 'on-no-page', {}),
  entry('featureList', 'draft-of-points', {}, { draft: true }),
  entry('promotion', 'nameless-promotion', { slug: 'nameless', summary: 'Without a title.', image: picture }),
  entry('promotion', 'euro-promotion', {
    slug: 'euro',
    title: 'Up to €100',
    summary: '18+. New players.',
    image: picture,
  }),
  textBlock('text', 'A text'),
  page('/broken', ['hero-of-v1', 'hero-of-v2', 'untitled-hero', 'hero-of-tomorrow', 'text', 'nowhere']),
  page('/rows', ['row-of-nothing'], { brands: ['kiekko'] }),
  footer('closed-footer', { terms: undefined, licences: [link('licence')], regulationMarks: undefined }),
  entry('siteLayout', 'brasa-layout', {
    internalName: 'Brasa',
    brands: ['brasa'],
    blocks: [link('header'), link('closed-footer')],
  }),
  entry('formattedText', 'fine', { title, body: richText('All is well.') }),
]);
afterAll(() => folder.remove());

async function check(directory: string): Promise<{ code: number; output: string }> {
  const args = ['--import', 'tsx', 'scripts/check-content/check-content.ts', '--folder', directory];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

test(
  'tells each entry that would break with its pointer, version, languages and pages',
  { timeout: 120_000 },
  async () => {
    const { code, output } = await check(folder.directory);
    expect(code).toBe(1);
    const told = (entryId: string) =>
      output.split('✗ ').find((part) => part.split('\n')[0]?.includes(` ${entryId}`)) ?? '';
    expect(told('untitled-hero')).toMatch(
      /^hero-banner untitled-hero \(version 3\)\n +validate \/title: must have/,
    );
    expect(told('untitled-hero')).toMatch(/in de, en, .*; on every brand \/broken \(page-broken\)/);
    expect(told('hero-of-tomorrow')).toMatch(
      /\(version 99\)\n +migrate \/schemaVersion: .*newer than version 3/,
    );
    expect(told('row-of-nothing')).toMatch(/validate \/promotionCategory: .*\n.* on kiekko \/rows/);
    expect(told('on-no-page')).toMatch(/validate \/items: .*\n.* on no page/);
    expect(told('draft-of-points')).toMatch(
      /^feature-list draft-of-points \(version 1, draft\)\n +validate \/items/,
    );
    expect(told('nameless-promotion')).toMatch(/^promotion nameless-promotion\n +validate \/title/);
    expect(output).toMatch(
      /✗ promotion euro-promotion\n +rules \/title: €100 is in another currency than SEK/,
    );
    expect(output).toMatch(/✗ promotion euro-promotion\n +rules \/summary: 18\+ names an age.* is 19\./);
    expect(told('closed-footer')).toMatch(/^site-footer closed-footer .*\n +validate \//);
    expect(told('brasa-layout')).toMatch(/^siteLayout brasa-layout\n +document .*would not be shown/);
    expect(told('page-broken')).toMatch(/^page page-broken\n +link \/blocks: links nowhere/);
    for (const entryId of ['hero-of-v1', 'hero-of-v2', 'fine', 'text']) expect(told(entryId)).toBe('');
    expect(output).toMatch(/blocks \(\d+ of version 1, 1 of version 2, 2 of version 3, 1 of version 99\)/);
  },
);

test('says what to do when there is no content', { timeout: 60_000 }, async () => {
  const { code, output } = await check('no-such-folder');
  expect(code).toBe(2);
  expect(output).toMatch(/could not be checked: .*no-such-folder[\s\S]*--help/);
});
