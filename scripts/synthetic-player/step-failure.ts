/** A step did not go as a person expects it to: where it ended, and why. */
export class StepFailure extends Error {
  override name = 'StepFailure';

  /**
   * @param expected in the words of the report, such as `a form with the field "amount"`
   * @param found what was there in its place
   * @param at the answer that was looked at; status 0 when there was none
   */
  constructor(
    readonly expected: string,
    readonly found: string,
    readonly at: { url: string; status: number },
  ) {
    super(`expected ${expected}, found ${found}`);
  }
}
