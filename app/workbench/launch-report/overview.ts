import { type Finding, type Severity, type Subject, severities, subjects } from './finding';
import type { ReportedMarket } from './make-report.server';

/** Findings on one subject in one market. */
export interface OverviewCell {
  subject: Subject;
  /** The most severe; undefined without findings. */
  severity: Severity | undefined;
  /** Number of findings. */
  count: number;
}

export interface OverviewRow {
  /** Undefined for findings about the whole brand. */
  market: ReportedMarket | undefined;
  cells: OverviewCell[];
}

/** The whole brand, then each of its markets, by subject. */
export function overviewOf(markets: readonly ReportedMarket[], findings: readonly Finding[]): OverviewRow[] {
  return [undefined, ...markets].map((market) => {
    const own = findings.filter((finding) =>
      market ? finding.markets.includes(market.code) : finding.markets.length === 0,
    );
    return { market, cells: subjects.map((subject) => cellOf(subject, own)) };
  });
}

function cellOf(subject: Subject, findings: readonly Finding[]): OverviewCell {
  const own = findings.filter((finding) => finding.subject === subject);
  const severity = severities.find((level) => own.some((finding) => finding.severity === level));
  return { subject, severity, count: own.filter((finding) => finding.severity === severity).length };
}
