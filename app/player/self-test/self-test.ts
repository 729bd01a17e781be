/**
 * The nine questions of the Problem Gambling Severity Index (Ferris & Wynne 2001), reworded: about the last twelve
 * months, each answered with 0 to 3 points.
 */
export const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const;

/** In the order of their points, from 0. */
export const answers = ['never', 'sometimes', 'often', 'always'] as const;

/** The results and the lowest score of each, by the authors of the index. */
export const results = [
  { name: 'none', from: 0 },
  { name: 'low', from: 1 },
  { name: 'moderate', from: 3 },
  { name: 'high', from: 8 },
] as const;

export const highestTotal = questions.length * (answers.length - 1);

export type SelfTestResult = (typeof results)[number]['name'];

/** The range of scores of a result as text: `0`, `1–2`, `8–27`. */
export function rangeOf(name: SelfTestResult): string {
  const index = results.findIndex((result) => result.name === name);
  const from = results[index]?.from ?? 0;
  const to = (results[index + 1]?.from ?? highestTotal + 1) - 1;
  return from === to ? String(from) : `${from}–${to}`;
}

/** The result for the points of each question; undefined until all are answered. */
export function resultOf(
  points: readonly (number | undefined)[],
): { total: number; result: SelfTestResult } | undefined {
  if (points.length < questions.length || points.includes(undefined)) return undefined;
  const total = points.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const result = results.findLast(({ from }) => total >= from)?.name ?? 'none';
  return { total, result };
}
