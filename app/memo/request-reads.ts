/** Parameters and facts of one request. A result is shared by all requests that answer alike what it has read of them. */
export interface RequestReads {
  /** @returns undefined when the request does not have it */
  read(name: string): string | undefined;
}

/** The answers a computation got from its request, by name. */
export type Answers = ReadonlyMap<string, string | undefined>;

/** Whether another request would have given the same answers. */
export function answersAlike(answers: Answers, request: RequestReads | undefined): boolean {
  for (const [name, answer] of answers) if (request?.read(name) !== answer) return false;
  return true;
}

/** The answers of a request to some questions, as part of a key. Lengths keep answers from running into each other. */
export function answerKey(questions: Iterable<string>, request: RequestReads | undefined): string {
  let key = '';
  for (const name of questions) {
    const answer = request?.read(name);
    key += answer === undefined ? '-' : `${answer.length}:${answer}`;
  }
  return key;
}
