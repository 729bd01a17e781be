import type { Comparison } from './comparison';

const mostLines = 40;

/** One-line summary of a comparison. */
export function summaryOf(comparison: Comparison): string {
  const { base, current, cells, skipped, equal, taken, findings, seconds } = comparison;
  const count = (kind: string) => findings.filter((finding) => finding.kind === kind).length;
  const parts = [
    `${count('changed')} changed`,
    `${count('new')} new`,
    `${count('gone')} gone`,
    `${equal} equal`,
    `${skipped} skipped (made of the same files)`,
  ];
  return `${base} → ${current}: ${cells} cells: ${parts.join(', ')}; ${taken} pictures taken in ${seconds.toFixed(1)} s`;
}

/** The different cells, one line per block × fixture × brand. */
export function printFindings({ findings, remarks }: Comparison): void {
  const groups = new Map<string, string[]>();
  for (const { name, kind, cell } of findings) {
    const group = `${name.replace(/ · \d+$/, '')}${kind === 'changed' ? '' : ` (${kind})`}`;
    groups.set(group, [...(groups.get(group) ?? []), String(cell.viewport)]);
  }
  const lines = [...groups].map(([group, widths]) => `  ${group}: ${widths.join(', ')}`);
  for (const line of lines.slice(0, mostLines)) console.log(line);
  if (lines.length > mostLines) console.log(`  … and ${lines.length - mostLines} more, see the report`);
  for (const [name, found] of [...remarks].slice(0, mostLines))
    console.log(`  ! ${name}: ${found.join('; ')}`);
  if (remarks.size > mostLines)
    console.log(`  ! … and ${remarks.size - mostLines} more pictures that lack something`);
}
