/** Indented lines below a heading. */
export function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`;
}
