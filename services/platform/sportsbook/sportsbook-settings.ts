/** The sportsbook provider, as the environment describes it. */
export interface SportsbookSettings {
  /** Where the platform calls it. */
  url: string;
  /** Origin of its frames, as browsers reach it. */
  origin: string;
  /** Bearer key of the platform's calls. */
  key: string;
  /** Time limit of one call. */
  timeoutMs: number;
}
