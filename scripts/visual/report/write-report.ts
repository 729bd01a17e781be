import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolderOf } from '../cache';
import type { Comparison, Finding } from '../comparison';
import { fingerprint } from '../camera/picture-store';

export const reportFile = path.resolve('test-results/visual/report.html');

/** Larger reports are too much for a browser. */
const mostBytes = 120 * 1024 * 1024;

/** The data of report.client.js. */
interface ReportData {
  base: string;
  current: string;
  summary: string;
  /** Fingerprint → PNG as base64; equal pictures are stored once. */
  pictures: Record<string, string>;
  findings: {
    name: string;
    kind: Finding['kind'];
    subject: string;
    brand: string;
    viewport: number;
    note: string;
    before?: string;
    after?: string;
    difference?: string;
  }[];
  remarks: { name: string; remarks: string[] }[];
}

/** Writes one self-contained HTML file with before, after and difference of every finding. */
export function writeReport(comparison: Comparison, summary: string, file = reportFile): void {
  const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
  // "</script>" in a name would end the element.
  const data = JSON.stringify(reportData(comparison, summary)).replaceAll('<', '\\u003c');
  const parts: Record<string, string> = {
    styles: read('report.css'),
    script: read('report.client.js'),
    data,
  };
  makeFolderOf(file);
  writeFileSync(
    file,
    read('report.html').replace(/<!--(styles|script|data)-->/g, (_all, part: string) => parts[part] ?? ''),
  );
}

function reportData(comparison: Comparison, summary: string): ReportData {
  const { base, current, findings, remarks } = comparison;
  const pictures: Record<string, string> = {};
  let bytes = 0;
  const keep = (picture: Buffer | undefined) => {
    if (!picture) return undefined;
    const id = fingerprint(picture);
    if (!(id in pictures) && bytes + picture.length > mostBytes) return undefined;
    if (!(id in pictures)) bytes += picture.length;
    pictures[id] ??= picture.toString('base64');
    return id;
  };
  return {
    base,
    current,
    summary,
    pictures,
    findings: findings.map(({ name, cell, kind, ...rest }) => {
      const [before, after, difference] = [keep(rest.before), keep(rest.after), keep(rest.difference)];
      return {
        name,
        kind,
        subject: cell.kind === 'page' ? 'pages' : cell.block,
        brand: cell.brand,
        viewport: cell.viewport,
        note: noteOf(rest),
        ...(before && { before }),
        ...(after && { after }),
        ...(difference && { difference }),
      };
    }),
    remarks: [...remarks].map(([name, found]) => ({ name, remarks: found })),
  };
}

function noteOf({ pixels, sizes }: Pick<Finding, 'pixels' | 'sizes'>): string {
  const size = sizes ? `size ${sizes.before} → ${sizes.after}` : '';
  return [pixels > 0 ? `${pixels.toLocaleString('en')} pixels differ` : '', size].filter(Boolean).join(', ');
}
