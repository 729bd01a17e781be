import type { LaunchReport } from '../make-report.server';

/** All that the page of the report shows. */
export interface LaunchReportView {
  report: LaunchReport;
  /** The other brands' reports, at their own hosts; without an address if no host of a brand shows one. */
  brands: { id: string; name: string; href: string | undefined; current: boolean }[];
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds it took. */
  took: number;
}
