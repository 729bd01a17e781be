import express, { type Express, type Request, type RequestHandler, type Response } from 'express';

/** How a simulated service answers; `down` closes the connection without an answer. */
export type Mode = 'ok' | 'slow' | 'refuse' | 'garbage' | 'error' | 'down';

const MODES: readonly string[] = ['ok', 'slow', 'refuse', 'garbage', 'error', 'down'] satisfies Mode[];

/** Behaviour of a simulated service, which tests and developers change while it runs. */
export interface Behaviour {
  mode: Mode;
  /** Delay of the mode `slow`, in milliseconds. */
  delayMs: number;
}

export function usualBehaviour(): Behaviour {
  return { mode: 'ok', delayMs: 5_000 };
}

/** `GET` and `PUT /control`: reads and changes the behaviour, as JSON or as a query (`PUT /control?mode=slow&delayMs=2000`). */
export function controlRoutes(app: Express, behaviour: Behaviour): void {
  app.get('/control', (_request, response) => void response.json(behaviour));
  app.put('/control', express.json(), (request: Request, response: Response) => {
    const wanted: unknown = { ...behaviour, ...request.query, ...Object(request.body) };
    const mode: unknown = Reflect.get(Object(wanted), 'mode');
    const delayMs = Number(Reflect.get(Object(wanted), 'delayMs'));
    if (!isMode(mode) || !(delayMs >= 0 && delayMs <= 600_000)) {
      response.status(400).json({ message: `mode is one of ${MODES.join(', ')}; delayMs from 0 to 600000` });
      return;
    }
    Object.assign(behaviour, { mode, delayMs });
    response.json(behaviour);
  });
}

function isMode(value: unknown): value is Mode {
  return typeof value === 'string' && MODES.includes(value);
}

/** Passes a call to its handler, delays or fails it by the behaviour; `refuse` is up to the handler. */
export function misbehave(behaviour: Behaviour): RequestHandler {
  return (_request, response, next) => {
    const { mode, delayMs } = behaviour;
    if (mode === 'down') response.socket?.destroy();
    else if (mode === 'garbage') response.type('html').send('<html><body>It works!</body></html>');
    else if (mode === 'error') response.status(500).json({ message: 'internal error' });
    else if (mode === 'slow') setTimeout(next, delayMs);
    else next();
  };
}
