/** Something stored that would break on a page, be missing from it, or break a rule of a market. */
export interface Problem {
  entryId: string;
  /** Name of the block, or the content type of any other entry. */
  kind: string;
  /** Step on the way to the page that fails. */
  stage: 'link' | 'migrate' | 'validate' | 'document' | 'render' | 'rules';
  /** JSON pointer into the entry as its present schema describes it. */
  pointer: string;
  reason: string;
  /** Version the entry was stored by, of blocks. */
  version?: number;
  /** Content locale; of a rule the locale segment of addresses. */
  locale: string;
  /** Only what is not yet published is wrong. */
  draft: boolean;
}

/** The scope and findings of a check. */
export interface Report {
  entries: number;
  blocks: number;
  /** Blocks by the version they were stored by. */
  blocksByVersion: Record<string, number>;
  pages: number;
  layouts: number;
  locales: string[];
  renders: number;
  problems: Problem[];
  /** Entry id → the pages and layouts that contain it. */
  places: Record<string, string[]>;
  ms: number;
}

/** A report for people: each problem once, with all its locales and pages, and a line that sums up. */
export function printReport({ problems, places, ...report }: Report): string {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { entryId, kind, stage, pointer, reason, draft } = problem;
    const key = JSON.stringify([kind, entryId, stage, pointer, reason, draft]);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  const lines = [...groups.values()].map((group) => printProblem(group, places));
  const versions = Object.entries(report.blocksByVersion)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([version, count]) => `${count} of version ${version}`);
  const summary = [
    `${report.entries} entries in ${report.locales.length} languages`,
    `${report.blocks} blocks (${versions.join(', ')})`,
    `${report.pages} pages, ${report.layouts} layouts`,
    `${report.renders} renders`,
    `${(report.ms / 1000).toFixed(1)} s`,
    groups.size === 0 ? 'nothing would break' : `${groups.size} would break`,
  ];
  return [...lines, `${summary.join(' · ')}`].join('\n');
}

function printProblem(group: Problem[], places: Report['places']): string {
  const [first] = group;
  if (!first) return '';
  const { entryId, kind, stage, pointer, reason, version, draft } = first;
  const state = [version === undefined ? '' : `version ${version}`, draft ? 'draft' : ''].filter(Boolean);
  const locales = [...new Set(group.map(({ locale }) => locale))];
  return [
    `✗ ${kind} ${entryId}${state.length > 0 ? ` (${state.join(', ')})` : ''}`,
    `    ${stage} ${pointer}: ${reason}`,
    `    in ${locales.join(', ')}; on ${places[entryId]?.join(', ') ?? 'no page'}`,
  ].join('\n');
}
