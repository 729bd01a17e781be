import { format } from 'prettier';
import { type blockGroups, pascalCase, schemaBase } from '../generate/read-schemas';

export type BlockGroup = (typeof blockGroups)[number];

/** Longest text of the block; above 255 characters it is a multi-line text for editors. */
const textLimit = 600;
const titleLimit = 80;

/** All files of a new block: a heading with a text, as a starting point for its author. */
export async function blockFiles(name: string, group: BlockGroup): Promise<Record<string, string>> {
  const folder = `blocks/${name}`;
  const texts: Record<string, string> = {
    [`schemas/blocks/${name}.schema.json`]: JSON.stringify(schema(name, group)),
    [`${folder}/${name}.tsx`]: component(name),
    [`${folder}/${name}.module.css`]: styles,
    [`${folder}/${name}.test.tsx`]: test(name),
    [`${folder}/README.md`]: readme(name),
    ...Object.fromEntries(
      Object.entries(fixtures(name)).map(([kind, content]) => [
        `${folder}/fixtures/${kind}.json`,
        JSON.stringify({ content, live: null }),
      ]),
    ),
  };
  const config = { printWidth: 110, singleQuote: true };
  const formatted = await Promise.all(
    Object.entries(texts).map(
      async ([file, text]) => [file, await format(text, { ...config, filepath: file })] as const,
    ),
  );
  return Object.fromEntries(formatted);
}

function schema(name: string, group: BlockGroup): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${schemaBase}blocks/${name}.schema.json`,
    title: readable(name),
    description: 'A heading with a short text below it.',
    type: 'object',
    additionalProperties: false,
    properties: {
      title: {
        type: 'string',
        title: 'Title',
        description: 'Heading above the text.',
        minLength: 1,
        maxLength: titleLimit,
        'x-content': { localized: true },
      },
      text: {
        type: 'string',
        title: 'Text',
        description: 'One to three sentences below the heading.',
        minLength: 1,
        maxLength: textLimit,
        'x-content': { localized: true },
      },
    },
    required: ['title', 'text'],
    'x-marquee': {
      block: name,
      version: 1,
      group,
      regions: ['main'],
      live: null,
      hydrate: 'none',
      failure: 'open',
      timeBudgetMs: 1500,
    },
  };
}

function component(name: string): string {
  return `import type { BlockProps } from '../../schemas/generated/blocks';
import { Section } from '../../ui/layout/section';
import styles from './${name}.module.css';

/** A heading with a short text below it. */
export function ${pascalCase(name)}({ content }: BlockProps<'${name}'>) {
  return (
    <Section title={content.title} className={styles.section}>
      <p className={styles.text}>{content.text}</p>
    </Section>
  );
}
`;
}

const styles = `/* Inherited by the heading: a long word must not widen the page. */
.section {
  overflow-wrap: anywhere;
}

.text {
  max-inline-size: 72ch;
  margin: 0;
  color: var(--mq-color-text-muted);
  text-wrap: pretty;
}
`;

function test(name: string): string {
  const component = pascalCase(name);
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validate${component}Content } from '../../schemas/generated/validators';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';
import hostile from './fixtures/hostile.json' with { type: 'json' };
import { ${component} } from './${name}';

test('text that looks like markup stays text', () => {
  const content: unknown = hostile.content;
  if (!validate${component}Content(content)) throw new Error('invalid fixture');
  const html = renderToStaticMarkup(
    <SiteProvider value={testSite()}>
      <${component} content={content} live={null} />
    </SiteProvider>,
  );
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
});
`;
}

function readme(name: string): string {
  return `# ${readable(name)}

A heading with a short text below it.

## When not

For text with lists, links or tables use \`formatted-text\`.

## Accessibility

- The title is a heading of the second level; without a page heading above it, it would leave a gap.
- Long words break instead of widening the page.
`;
}

function fixtures(name: string): Record<'minimal' | 'typical' | 'maximal' | 'hostile', object> {
  const sentence = 'The lamps are lit, the tables are open, and the first round begins when you do. ';
  const script = '<script>alert(1)</script>';
  const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen'.repeat(4);
  return {
    minimal: { title: readable(name), text: 'Open now.' },
    typical: { title: 'An evening at the house', text: sentence.trim() },
    maximal: {
      title: sentence
        .repeat(2)
        .slice(0, titleLimit - 1)
        .trim(),
      text: sentence.repeat(9).slice(0, textLimit).trim(),
    },
    hostile: {
      title: `${script} مرحبا بكم`,
      text: `${script} ${longWord} "quoted" & 'quoted' \u202ereversed\u202c {{name}}`,
    },
  };
}

/** `loyalty-shop` → `Loyalty shop` */
function readable(name: string): string {
  const words = name.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
