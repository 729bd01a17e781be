import { setTimeout as wait } from 'node:timers/promises';
import { Ajv } from 'ajv';
import express, { type RequestHandler, Router } from 'express';
import type { RequestLog } from './request-log';

/** A simulated failure for tests. */
interface Fault {
  /** HTTP status to respond with instead of content. */
  status?: number;
  /** Delay of the response, in milliseconds. */
  delayMs?: number;
  /** Number of requests that fail; without it, all until the fault is removed. */
  count?: number;
}

const isFault = new Ajv().compile<Fault>({
  type: 'object',
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    count: { type: 'integer', minimum: 1 },
  },
  additionalProperties: false,
  minProperties: 1,
});

export interface Control {
  /** `/_control`: lets tests read the request log and make the service fail. */
  readonly routes: Router;
  /** Applies the planned fault before any other handler. */
  readonly misbehave: RequestHandler;
}

/** @param closing cuts planned delays short */
export function createControl(log: RequestLog, closing: AbortSignal): Control {
  let fault: Fault | null = null;
  let remaining = 0;

  const routes = Router();
  routes.get('/log', (_request, response) => void response.json({ items: log.items() }));
  routes.delete('/log', (_request, response) => {
    log.clear();
    response.json({ items: [] });
  });
  routes.post('/fault', express.text({ type: () => true, limit: '10kb' }), (request, response) => {
    const planned = parsed(request.body);
    if (!isFault(planned)) {
      response.status(400).json({
        message: 'Send {"status": 400-599, "delayMs": 0-600000, "count": 1-…}, each optional, at least one.',
      });
      return;
    }
    fault = planned;
    remaining = planned.count ?? Infinity;
    response.json({ fault });
  });
  routes.delete('/fault', (_request, response) => {
    fault = null;
    response.json({ fault });
  });
  routes.use((request, response) => {
    response.status(404).json({
      message: `There is no ${request.method} /_control${request.path}. Try GET|DELETE /_control/log, POST|DELETE /_control/fault.`,
    });
  });

  return {
    routes,
    misbehave(_request, response, next) {
      if (!fault || remaining === 0) return next();
      remaining -= 1;
      const { status, delayMs = 0 } = fault;
      wait(delayMs, undefined, { signal: closing }).then(() => {
        if (status === undefined) return next();
        const code = status === 429 ? 'RATE_LIMIT_EXCEEDED' : 'INTERNAL_SERVER_ERROR';
        const requestId = response.get('X-Contentful-Request-Id');
        if (status === 429) response.set('X-Contentful-RateLimit-Reset', '1');
        response.status(status).json({
          errors: [{ message: `A planned ${status}.`, extensions: { contentful: { code, requestId } } }],
        });
      }, next);
    },
  };
}

/** Null for invalid JSON. */
function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
