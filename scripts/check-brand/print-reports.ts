import type { Finding, Severity } from '../../app/workbench/launch-report/finding';
import { severities, subjects } from '../../app/workbench/launch-report/finding';
import { findingText, remedyText } from '../../app/workbench/launch-report/finding-texts';
import type { LaunchReport, ReportedMarket } from '../../app/workbench/launch-report/make-report.server';
import { verdictOf } from '../../app/workbench/launch-report/verdict';
import { createTranslate } from '../../app/site/texts/translate';
import type { Translate } from '../../ui/site/site-context';
import type { Reports } from './make-reports';

interface PrintOptions {
  /** Print every location, not only the first ones. */
  isWhole: boolean;
}

const signs: Record<Severity, string> = { blocker: '✗', warning: '!', note: '·' };
const fewPlaces = 3;
const indent = '    ';

/** The reports as terminal text: findings by subject, most severe first, and totals per brand. */
export function printReports({ reports, texts }: Reports, options: PrintOptions): string {
  const t = createTranslate('en', texts);
  return reports.map((report) => printReport(report, t, options)).join('\n\n');
}

function printReport(report: LaunchReport, t: Translate, options: PrintOptions): string {
  const { brand, markets, findings } = report;
  const enabled = markets.filter(({ isEnabled }) => isEnabled);
  const codes = enabled.map(({ code }) => code).join(', ');
  const title = `${brand.name} (${brand.id})${codes && `: ${codes}`}`;
  const parts = subjects.flatMap((subject) => {
    const own = findings.filter((finding) => finding.subject === subject);
    const name = t(`launchReport.subjects.${subject}`);
    // A refused brand has no markets and was not checked further.
    if (own.length === 0) return markets.length === 0 ? [] : [`✓ ${name}`];
    return [`  ${name}`, ...own.flatMap((finding) => printFinding(finding, enabled, t, options))].join('\n');
  });
  const { text, counts } = verdictOf(findings);
  const totals = severities.map((severity) =>
    t(`launchReport.totals.${severity}`, { count: counts[severity] }),
  );
  return [title, '', ...parts, '', `${t(text)} ${totals.join(' · ')}`].join('\n');
}

function printFinding(
  finding: Finding,
  enabled: readonly ReportedMarket[],
  t: Translate,
  { isWhole }: PrintOptions,
): string[] {
  const { severity, locales, markets, places } = finding;
  const all = enabled.flatMap((market) => market.locales);
  // Omitted if a finding applies everywhere.
  const where = locales.length === all.length ? [] : locales.length > 0 ? locales : markets;
  const shown = isWhole ? places : places.slice(0, fewPlaces);
  const rest = places.length - shown.length;
  return [
    `${indent}${signs[severity]} ${findingText(finding, t)}${where.length > 0 ? ` [${where.join(', ')}]` : ''}`,
    ...shown.map(({ at, path }) => `${indent}    ${at}${path ? `  (${path})` : ''}`),
    ...(rest > 0 ? [`${indent}    ${t('launchReport.more', { count: rest })}`] : []),
    `${indent}  → ${remedyText(finding, t)}`,
  ];
}
