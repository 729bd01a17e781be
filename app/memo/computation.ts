import type { Input } from './input';
import { type Edge, type Failure, type Node, type Recording, isCurrent } from './node';
import type { RequestReads } from './request-reads';
import type { Run } from './run';

/** Records everything that one call of a `compute` function reads. */
export class Computation {
  readonly request: RequestReads | undefined;
  readonly run: Run;
  readonly isApart: boolean;
  readonly #startedAt: number;
  readonly #edges = new Map<Input | Node, Edge>();
  readonly #answers = new Map<string, string | undefined>();
  #expiresAt = Infinity;
  #endsAt = Infinity;
  #degraded = false;
  #closed = false;

  /**
   * @param startedAt stamp of the inputs
   * @param isApart whether its result is stored apart from the shared ones
   */
  constructor(startedAt: number, run: Run, request: RequestReads | undefined, isApart: boolean) {
    this.#startedAt = startedAt;
    this.run = run;
    this.request = request;
    this.isApart = isApart;
  }

  /**
   * Records an input whose data was fetched before this call. If it changed since the start, the data may be older
   * than the change.
   */
  readFetched(input: Input): void {
    this.#record(input, { input, version: Math.min(input.version, this.#startedAt) });
  }

  /** Records an input whose value is read by this call. */
  readCurrent(input: Input): void {
    this.#record(input, { input, version: input.version });
  }

  readNode(node: Node, version: number, answers: Recording['answers']): void {
    this.#record(node, { node, version });
    for (const [name, answer] of answers) this.#answers.set(name, answer);
    if (node.degraded) this.degrade(node.expiresAt);
  }

  /** Records a failed part: the result is computed again whenever the part would be. */
  readFailure({ edges, retryAt }: Failure): void {
    for (const edge of edges) this.#record('input' in edge ? edge.input : edge.node, edge);
    this.degrade(retryAt);
  }

  readAnswer(name: string): string | undefined {
    this.#assertOpen();
    const answer = this.request?.read(name);
    this.#answers.set(name, answer);
    return answer;
  }

  /** @param moment milliseconds of the injected clock */
  expireAt(moment: number): void {
    this.#assertOpen();
    this.#expiresAt = Math.min(this.#expiresAt, moment);
  }

  /** @param moment milliseconds of the injected clock, after which the result is no longer valid */
  endAt(moment: number): void {
    this.#assertOpen();
    this.#endsAt = Math.min(this.#endsAt, moment);
  }

  degrade(until: number): void {
    this.expireAt(until);
    this.#degraded = true;
  }

  get isDegraded(): boolean {
    return this.#degraded;
  }

  /** Whether an input of this result or of a part has changed during the run. */
  isOutdated(hasChanged: (part: Node) => boolean): boolean {
    for (const edge of this.#edges.values())
      if (!isCurrent(edge) || ('node' in edge && hasChanged(edge.node))) return true;
    return false;
  }

  /** Ends the recording: later reads by a timer or a stream belong to no result. */
  close(): Recording {
    this.#closed = true;
    return {
      edges: [...this.#edges.values()],
      answers: this.#answers,
      expiresAt: this.#expiresAt,
      endsAt: this.#endsAt,
      degraded: this.#degraded,
    };
  }

  /** The first version read is recorded: a later one may belong to newer data than the result contains. */
  #record(source: Input | Node, edge: Edge): void {
    this.#assertOpen();
    if (!this.#edges.has(source)) this.#edges.set(source, edge);
  }

  #assertOpen(): void {
    if (this.#closed)
      throw new Error('a finished computation read an input: await it within the computation');
  }
}
