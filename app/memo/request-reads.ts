/** Parameters and facts of one request. A result is shared by all requests with the same answers to what it has read. */
export interface RequestReads {
  /** @returns undefined when the request does not have it */
  read(name: string): string | undefined;
}

/** The values that a computation read from its request, by name. */
export type Answers = ReadonlyMap<string, string | undefined>;

/** Whether another request has the same answers. */
export function answersAlike(answers: Answers, request: RequestReads | undefined): boolean {
  for (const [name, answer] of answers) if (request?.read(name) !== answer) return false;
  return true;
}

/** Part of a key: the answers of a request to some questions. Length prefixes prevent ambiguous concatenations. */
export function answerKey(questions: Iterable<string>, request: RequestReads | undefined): string {
  let key = '';
  for (const name of questions) {
    const answer = request?.read(name);
    key += answer === undefined ? '-' : `${answer.length}:${answer}`;
  }
  return key;
}
