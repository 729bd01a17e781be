import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { errorMessage } from '../../app/server/error-message';
import { CommandError } from '../content/command-error';
import type { RunResult } from './run';

const stepBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** The synthetic player's metrics for Prometheus. */
export interface PlayerMetrics {
  count(result: RunResult, now: number): void;
  text(): Promise<string>;
}

/**
 * @param brands to play: each has all series from the start, so that alerts work before the first run
 * @param now milliseconds; used as the time of the last success until there is one
 */
export function createMetrics(brands: readonly string[], now: number): PlayerMetrics {
  const registry = new Registry();
  const registers = [registry];
  const steps = new Histogram({
    name: 'marquee_synthetic_step_seconds',
    help: 'Time of a step of the synthetic player that went well',
    labelNames: ['brand', 'step'],
    buckets: stepBuckets,
    registers,
  });
  const runs = new Counter({
    name: 'marquee_synthetic_runs_total',
    help: 'Runs of the synthetic player by result',
    labelNames: ['brand', 'result'],
    registers,
  });
  const failures = new Counter({
    name: 'marquee_synthetic_failures_total',
    help: 'Runs of the synthetic player that failed, by step',
    labelNames: ['brand', 'step'],
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'marquee_synthetic_last_success_seconds',
    help: 'Unix time of the last run without a failure, or of the start before the first',
    labelNames: ['brand'],
    registers,
  });
  for (const brand of brands) {
    for (const result of ['ok', 'failed']) runs.inc({ brand, result }, 0);
    lastSuccess.set({ brand }, now / 1_000);
  }
  return {
    count({ brand, steps: done, failure }, at) {
      for (const { step, seconds } of done) steps.observe({ brand, step }, seconds);
      runs.inc({ brand, result: failure ? 'failed' : 'ok' });
      if (failure) failures.inc({ brand, step: failure.step });
      else lastSuccess.set({ brand }, at / 1_000);
    },
    text: () => registry.metrics(),
  };
}

/** Serves `/metrics` on all interfaces. @throws CommandError when the port is taken */
export async function serveMetrics(metrics: PlayerMetrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new CommandError(`The metrics cannot be served on port ${port}: ${errorMessage(error)}.`);
  }
  return server;
}
