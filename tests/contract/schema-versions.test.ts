import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockFiles } from '../../scripts/new-block/block-files';
import { ProjectCopy } from '../support/project-copy';

const timeoutMs = 300_000;
const schema = 'schemas/blocks/loyalty-note.schema.json';
const step = 'schemas/migrations/loyalty-note/v1-to-v2.ts';
const examples = 'schemas/migrations/loyalty-note/v1-to-v2.examples.json';
const generate = 'scripts/generate/generate.ts';

let project: ProjectCopy;
// The copy has no git history, so the files on disk count as released.
beforeAll(async () => {
  project = new ProjectCopy();
  for (const [file, text] of Object.entries(await blockFiles('loyalty-note', 'text')))
    project.write(file, text);
}, timeoutMs);
afterAll(() => project.remove());

/** Runs the generator, which must fail, and returns its output. */
function failure(): string {
  const { status, output } = project.run(generate);
  expect(status).toBe(1);
  return output;
}

test(
  'a block of a schema nobody could edit is refused, with file and pointer',
  { timeout: timeoutMs },
  () => {
    const before = project.read(schema);
    project.replace(schema, '"description": "Heading above the text."', '"description": "Heading"');
    project.replace(schema, ',\n      "maxLength": 600', '');
    const said = failure();
    expect(said).toContain(`${schema}#/properties/title/description: must be one or more sentences`);
    expect(said).toContain(`${schema}#/properties/text: must limit its text`);
    project.write(schema, before);
    const made = project.run(generate);
    expect(made).toMatchObject({ status: 0 });
    expect(made.output).not.toContain(schema);
  },
);

test(
  'breaking a schema fails and says what to write, up to a migration that works',
  { timeout: timeoutMs },
  () => {
    const frozen = project.read('schemas/history/loyalty-note/v1.schema.json');
    project.replace(schema, '"required": ["title", "text"]', '"required": ["title", "text", "tone"]');
    project.replace(
      schema,
      '"properties": {',
      '"properties": { "tone": { "type": "string", "title": "Tone", "description": "How it sounds: calm or loud.", "enum": ["calm", "loud"] },',
    );
    const broken = failure();
    expect(broken).toContain(
      `${schema}#/properties/tone: is required now. This breaks loyalty-note (version 1).`,
    );
    expect(broken).toContain(
      `raise "x-marquee"/"version" by one and write the step from the old to the new content, ${step}`,
    );
    expect(project.read('schemas/history/loyalty-note/v1.schema.json')).toBe(frozen);

    project.replace(schema, '"version": 1', '"version": 2');
    expect(failure()).toContain(`${step}: is missing: stored content of the older version needs it`);

    const migration = (tone: string) =>
      `import type { Migration } from '../migration';\nexport const migration: Migration = { why: 'Notes have a tone.', migrate: (content) => ({ ...content, tone: '${tone}' }) };\n`;
    project.write(step, migration('calm'));
    expect(failure()).toContain(`${examples}: is missing`);

    const example = (after: object) =>
      JSON.stringify([{ name: 'a note', before: { title: 'Hello', text: 'Open now.' }, after }]);
    project.write(examples, example({ title: 'Hello', text: 'Open now.' }));
    expect(failure()).toContain(
      `${examples}#/0/after: is not valid by schemas/history/loyalty-note/v2.schema.json`,
    );

    project.write(examples, example({ title: 'Hello', text: 'Open now.', tone: 'loud' }));
    expect(failure()).toContain(`${examples}#/0/after: example "a note": ${step} makes`);

    project.write(step, migration('loud'));
    project.run(generate);
    expect(project.read('schemas/history/loyalty-note/v1.schema.json')).toBe(frozen);
    expect(project.read('schemas/history/loyalty-note/v2.schema.json')).toContain('"tone"');
    expect(project.read('docs/blocks/loyalty-note.md')).toContain('Notes have a tone.');
  },
);
