/** A refusal by the studio itself, in the format of the content service's errors. */
export class StudioRefusal extends Error {
  override name = 'StudioRefusal';
  readonly status: number;
  readonly id: string;
  readonly details?: unknown;

  /** @param id for the client's text @param message for developers */
  constructor(status: number, id: string, message: string, details?: unknown) {
    super(message);
    this.status = status;
    this.id = id;
    if (details !== undefined) this.details = details;
  }
}
