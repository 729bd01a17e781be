import { expect, test } from 'vitest';
import { answerHeaders } from './answer-headers.server';

test('over https the next visit is https too, and only then', () => {
  const name = 'strict-transport-security';
  expect(answerHeaders(true)[name]).toBe('max-age=31536000');
  expect(answerHeaders(false)).not.toHaveProperty(name);
});
