/** A step failed: where, and why. */
export class StepFailure extends Error {
  override name = 'StepFailure';
  readonly at: { url: string; status: number };

  /**
   * @param expected text for the report, such as `a form with the field "amount"`
   * @param found text of what was there instead
   * @param at the response; status 0 without one
   */
  constructor(
    readonly expected: string,
    readonly found: string,
    { url, status }: { url: string; status: number },
  ) {
    super(`expected ${expected}, found ${found}`);
    // Accepts a whole page, but stores only its address and status.
    this.at = { url, status };
  }
}
