import { expect, test } from 'vitest';
import { CircuitOpenError, createCircuitBreaker } from './circuit-breaker';

const fail = () => Promise.reject(new Error('down'));
const answer = () => Promise.resolve('up');

test('opens after failures in a row, lets one call try after the rest, and closes with its success', async () => {
  let now = 0;
  const breaker = createCircuitBreaker({ failures: 2, restMs: 1_000, now: () => now });
  await expect(breaker.run(fail)).rejects.toThrow('down');
  expect(await breaker.run(answer)).toBe('up');
  for (let tries = 0; tries < 2; tries += 1) await expect(breaker.run(fail)).rejects.toThrow('down');
  await expect(breaker.run(answer)).rejects.toThrow(CircuitOpenError);

  now = 1_000;
  let settle = (): void => undefined;
  const trial = breaker.run(() => new Promise<void>((resolve) => (settle = resolve)));
  await expect(breaker.run(answer)).rejects.toThrow(CircuitOpenError);
  settle();
  await trial;
  expect(await breaker.run(answer)).toBe('up');
});

test('a failed trial keeps it open for another rest', async () => {
  let now = 0;
  const breaker = createCircuitBreaker({ failures: 1, restMs: 1_000, now: () => now });
  await expect(breaker.run(fail)).rejects.toThrow('down');
  now = 1_000;
  await expect(breaker.run(fail)).rejects.toThrow('down');
  now = 1_999;
  await expect(breaker.run(answer)).rejects.toThrow(CircuitOpenError);
  now = 2_000;
  expect(await breaker.run(answer)).toBe('up');
});
