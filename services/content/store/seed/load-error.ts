import type { ContentProblem } from '../export-file';

const SHOWN = 20;

/** Invalid content. The message names the file and id of each problem. */
export class ContentLoadError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(folder: string, problems: readonly ContentProblem[]) {
    const byFile = problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en'));
    const lines = byFile
      .slice(0, SHOWN)
      .map(({ file, id, message }) => `  ${file}${id ? ` [${id}]` : ''}: ${message}`);
    if (problems.length > SHOWN) lines.push(`  … and ${problems.length - SHOWN} more`);
    super(`The content in ${folder} cannot be served; correct these and try again:\n${lines.join('\n')}`);
    this.name = 'ContentLoadError';
    this.problems = byFile;
  }
}
