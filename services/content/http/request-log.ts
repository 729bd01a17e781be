import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { urlOf } from './request';

const CAPACITY = 2000;

/** A GraphQL query as sent. */
export interface LoggedQuery {
  readonly operationName: string | null;
  readonly query: string | null;
  readonly variables: unknown;
}

/** A completed request, as tests read it from `GET /_control/log`. */
export interface LoggedRequest extends LoggedQuery {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** When the request arrived, ISO 8601. */
  readonly time: string;
  readonly durationMs: number;
}

export interface RequestLog {
  /** The last requests, oldest first. */
  items(): readonly LoggedRequest[];
  clear(): void;
  /** Adds the query to the entry of a request in flight. */
  noteQuery(request: Request, query: LoggedQuery): void;
  /** Records and logs each request once its response is sent. */
  readonly record: RequestHandler;
}

/** @param isStored false if entries are only logged */
export function createRequestLog(logger: Logger, now: () => number, isStored: boolean): RequestLog {
  let items: LoggedRequest[] = [];
  const queries = new WeakMap<Request, LoggedQuery>();
  return {
    items: () => items,
    clear() {
      items = [];
    },
    noteQuery: (request, query) => queries.set(request, query),
    record(request, response, next) {
      const startedAt = now();
      const requestId = response.get('X-Contentful-Request-Id');
      const { method } = request;
      const path = urlOf(request).pathname;
      response.once('close', () => {
        const { operationName = null, query = null, variables = null } = queries.get(request) ?? {};
        const status = response.statusCode;
        const durationMs = now() - startedAt;
        const time = new Date(startedAt).toISOString();
        if (isStored)
          items = [
            ...items.slice(1 - CAPACITY),
            { method, path, operationName, query, variables, status, time, durationMs },
          ];
        const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'debug';
        logger[level]({ requestId, method, path, operationName, status, durationMs }, 'request');
      });
      next();
    },
  };
}
