// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateFaqContent } from '../../schemas/generated/validators';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import hostile from './fixtures/hostile.json' with { type: 'json' };
import { Faq } from './faq';

test('text that would end the structured data stays text', () => {
  const content: unknown = hostile.content;
  if (!validateFaqContent(content)) throw new Error('invalid fixture');
  document.body.innerHTML = renderToStaticMarkup(
    <SiteProvider value={testSite()}>
      <Faq content={content} live={null} />
    </SiteProvider>,
  );
  const scripts = [...document.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  const data: unknown = JSON.parse(scripts[0]?.textContent ?? '');
  expect(data).toMatchObject({ mainEntity: [{ name: content.items[0]?.question }, {}, {}] });
});
