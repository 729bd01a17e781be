import { readFileSync, readdirSync } from 'node:fs';

export const requirementsFile = 'docs/requirements.md';
export const rowsFile = 'docs/requirements/rows.tsv';
export const referencesFile = 'docs/requirements/references.tsv';

const note = `<!-- Generated from docs/requirements/ and the names of the tests by \`npm run generate\`. Do not edit. -->`;

const statuses = ['proven', 'partial', 'open'] as const;
type Status = (typeof statuses)[number];

interface Row {
  id: string;
  status: Status;
  summary: string;
}

/** A group of requirements, such as `ROUTE Routing and locale`. */
interface Area {
  title: string;
  rows: Row[];
}

export interface SourceFile {
  file: string;
  text: string;
}

/** Folders in which an id may be cited. Generated files and data repeat citations, so they are excluded. */
/** Fallback without version control, as in a copy of the project. */
const citingFolders = ['app', 'blocks', 'brands', 'docs', 'schemas', 'scripts', 'services', 'tests', 'ui'];
const citing = /\.(ts|tsx|mjs|js|css|md)$/;
const notCiting = /^(schemas\/generated|schemas\/history|content-fixtures|docs\/requirements|.*\.cache\/)/;
const testFile = /\.(test\.tsx?|spec\.ts)$/;

/** Calls by which a test reaches a service or the site: only such tests prove a requirement. */
const usesHttp = /\b(startTestPlatform|startTestService|fetch)\(|\.listen\(/;
const comment = /^\s*(\/\/|\/?\*)/;

/**
 * The index of requirements, with the tests that name each in their titles.
 * @returns the document, and one line for each unknown id and each row marked proven without a test over HTTP or in a
 *   browser
 */
export function generateRequirements(
  rowsText: string,
  referencesText: string,
  files: readonly SourceFile[],
): { text: string; problems: string[] } {
  const areas = readAreas(rowsText);
  const references = lines(referencesText).map((line) => line.split('\t'));
  const rows = areas.flatMap((area) => area.rows);
  const known = new Set([...rows.map(({ id }) => id), ...references.map(([id = '']) => id)]);
  const prefixes = new Set([...known].map((id) => id.replace(/-.*/, '')));
  const idPattern = new RegExp(`\\b(${[...prefixes].join('|')})-(\\d+)(?:…(\\d+))?\\b`, 'g');
  const idsIn = (text: string) =>
    [...text.matchAll(idPattern)].flatMap(([, prefix = '', first = '', last]) =>
      span(first, last).map((number) => `${prefix}-${number}`),
    );

  const unknown = files.flatMap(({ file, text }) =>
    [...new Set(idsIn(text))]
      .filter((id) => !known.has(id))
      .map((id) => `${file} cites ${id}, which is not in docs/requirements/`),
  );

  const tests = new Map<string, string[]>();
  const overHttp = new Set<string>();
  for (const { file, text } of files.filter(({ file: name }) => testFile.test(name))) {
    const named = text.split('\n').filter((line) => !comment.test(line));
    for (const id of new Set(named.flatMap(idsIn))) {
      tests.set(id, [...(tests.get(id) ?? []), file]);
      if (file.endsWith('.spec.ts') || usesHttp.test(text)) overHttp.add(id);
    }
  }
  const unproven = rows
    .filter(({ id, status }) => status === 'proven' && !overHttp.has(id))
    .map(({ id }) => `${id} is marked proven, but no test over HTTP or in a browser names it`);

  const link = (file: string) => `[${file.replace(/^.*\//, '')}](../${file})`;
  const table = ({ title, rows: of }: Area) =>
    [
      `## ${title}`,
      '',
      '| id | status | requirement | tests |',
      '| --- | --- | --- | --- |',
      ...of.map(
        ({ id, status, summary }) =>
          `| ${id} | ${status} | ${summary} | ${(tests.get(id) ?? []).map(link).join(', ')} |`,
      ),
    ].join('\n');
  const counts = statuses.map((status) => `${rows.filter((row) => row.status === status).length} ${status}`);
  const text = [
    note,
    '# Requirements',
    `${rows.length} requirements: ${counts.join(', ')}.`,
    [
      '- **proven**: a test that names the id shows it through HTTP or in a browser.',
      '- **partial**: it works in part, or only tests of single functions show it.',
      '- **open**: not built yet.',
    ].join('\n'),
    'Summaries and statuses are in `docs/requirements/rows.tsv`; the tests are found by the ids in their titles.',
    ...areas.map(table),
    '## Other ids',
    'Platform calls and content queries (API), choices between readings (AMB), state machines (SM), socket messages (WSM).',
    [
      '| id | subject |',
      '| --- | --- |',
      ...references.map(([id, subject]) => `| ${id} | ${subject} |`),
    ].join('\n'),
  ].join('\n\n');
  return { text: `${text}\n`, problems: [...unknown, ...unproven] };
}

/** The files of the repository in which ids are cited, with their text. */
export function citingFiles(): SourceFile[] {
  const below = citingFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return [...readdirSync('.'), ...below]
    .filter((file) => citing.test(file) && !notCiting.test(file) && file !== requirementsFile)
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

function readAreas(text: string): Area[] {
  const areas: Area[] = [];
  for (const line of lines(text)) {
    if (line.startsWith('# ')) areas.push({ title: line.slice(2), rows: [] });
    else areas.at(-1)?.rows.push(readRow(line));
  }
  return areas;
}

/** @throws Error when the line is not id, status and summary */
function readRow(line: string): Row {
  const [id, word, summary] = line.split('\t');
  const status = statuses.find((known) => known === word);
  if (!id || !status || !summary) throw new Error(`${rowsFile}: not a row: ${line}`);
  return { id, status, summary };
}

/** Numbers from first to last with the same number of digits: `01…03` is 01, 02, 03. */
function span(first: string, last = first): string[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(first.length, '0'),
  );
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
