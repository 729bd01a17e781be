import type { RequestHandler } from 'express';

/** A logged request. Values of body fields are left out, since some are passwords. */
export interface LogEntry {
  at: string;
  method: string;
  path: string;
  query: unknown;
  headers: Record<string, string>;
  bodyFields: string[];
  status: number;
}

const HEADERS = [
  'authorization',
  'access-token',
  'content-type',
  'hcaptchatoken',
  'x-forwarded-ip',
  'x-session-key',
  'x-site-context',
  'x-visitor-country',
  'x-visitor-region',
];
const CAPACITY = 5000;

/** The last requests, oldest first. */
export interface RequestLog {
  entries(): LogEntry[];
  clear(): void;
  /** Records each request once it is answered. */
  record: RequestHandler;
}

/** `now` timestamps the entries; health checks and control calls must be routed before `record`. */
export function createRequestLog(now: () => number): RequestLog {
  let entries: LogEntry[] = [];
  return {
    entries: () => entries,
    clear() {
      entries = [];
    },
    record(request, response, next) {
      const at = new Date(now()).toISOString();
      const { method, path } = request;
      const query: unknown = request.query;
      const headers = Object.fromEntries(
        HEADERS.flatMap((name) => {
          const value = request.get(name);
          return value === undefined ? [] : [[name, value]];
        }),
      );
      response.on('finish', () => {
        const body: unknown = request.body;
        const bodyFields = typeof body === 'object' && body !== null ? Object.keys(body) : [];
        entries.push({ at, method, path, query, headers, bodyFields, status: response.statusCode });
        if (entries.length > CAPACITY) entries.splice(0, entries.length - CAPACITY);
      });
      next();
    },
  };
}
