/** Settings of the sportsbook provider, from the environment. */
export interface SportsbookSettings {
  /** Address for calls of the platform. */
  url: string;
  /** Public origin of its frames. */
  origin: string;
  /** Bearer key of the platform's calls. */
  key: string;
  /** Timeout of a call, in milliseconds. */
  timeoutMs: number;
}
