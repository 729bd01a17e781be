import type { ExplainedSite, ExplainedValue } from '../../app/workbench/brand-settings/explain-site.server';

/** Longer paths shift only their own row. */
const longestPath = 40;

/** A table for a terminal, in sections by root; the source of a law is below its rule. */
export function printValues(
  site: ExplainedSite,
  values: readonly ExplainedValue[],
  directory: string,
): string {
  const longest = (texts: string[]) => Math.max(...texts.map(({ length }) => length));
  const widths = {
    path: Math.min(longestPath, longest(values.map(({ path }) => path))),
    file: longest(values.map(({ file }) => `${directory}/${file}`)),
  };
  const roots = [...new Set(values.map(({ path }) => rootOf(path)))];
  const parts = roots.map((root) =>
    values
      .filter(({ path }) => rootOf(path) === root)
      .flatMap((value) => rowsOf(value, directory, widths))
      .join('\n'),
  );
  return [`${site.brand} in market ${site.market}, rules of ${site.day}`, ...parts].join('\n\n');
}

const rootOf = (path: string) => path.split('.')[0];

function rowsOf(
  { path, value, file, source, note }: ExplainedValue,
  directory: string,
  widths: { path: number; file: number },
): string[] {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return [
    `${path.padEnd(widths.path)}  ${`${directory}/${file}`.padEnd(widths.file)}  ${text}`,
    ...(source
      ? [`    ${source.title}, ${source.url} (${[source.seen, source.checkedOn].filter(Boolean).join(', ')})`]
      : []),
    ...(note ? [`    ${note}`] : []),
  ];
}
