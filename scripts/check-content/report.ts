/** Stored content that would break on a page, be missing from it, or violate a market's rule. */
export interface Problem {
  entryId: string;
  /** Name of the block, or the content type of any other entry. */
  kind: string;
  /** The step that fails. */
  stage: 'link' | 'migrate' | 'validate' | 'document' | 'render' | 'rules';
  /** JSON pointer into the entry, by its current schema. */
  pointer: string;
  reason: string;
  /** For blocks, the version that stored the entry. */
  version?: number;
  /** Content locale; for a rule, the locale segment of addresses. */
  locale: string;
  /** Whether only unpublished content is affected. */
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

/** A report as text: each problem once, with its locales and pages, and a summary. */
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
