/** A step did not go as a person expects it to: where it ended, and why. */
export class StepFailure extends Error {
  override name = 'StepFailure';
  readonly at: { url: string; status: number };

  /**
   * @param expected in the words of the report, such as `a form with the field "amount"`
   * @param found what was there in its place
   * @param at the answer that was looked at; status 0 when there was none
   */
  constructor(
    readonly expected: string,
    readonly found: string,
    { url, status }: { url: string; status: number },
  ) {
    super(`expected ${expected}, found ${found}`);
    // A whole page may be given; only where it was is stored.
    this.at = { url, status };
  }
}
