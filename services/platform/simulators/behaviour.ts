import express, { type IRouter, type Request, type RequestHandler, type Response } from 'express';

/**
 * Response mode of a simulated service; `hang` never responds, `down` closes the connection without a response,
 * and `other-person` is for services that are queried about people.
 */
export type Mode = 'ok' | 'slow' | 'hang' | 'refuse' | 'garbage' | 'error' | 'down' | 'other-person';

const MODES: readonly Mode[] = ['ok', 'slow', 'hang', 'refuse', 'garbage', 'error', 'down', 'other-person'];

/** Behaviour of a simulated service, changed by tests and developers at runtime. */
export interface Behaviour {
  mode: Mode;
  /** Delay of the mode `slow`, in milliseconds. */
  delayMs: number;
}

export function usualBehaviour(): Behaviour {
  return { mode: 'ok', delayMs: 5_000 };
}

/** `GET` and `PUT /control`: reads and changes the behaviour, as JSON or query (`PUT /control?mode=slow&delayMs=2000`). */
export function controlRoutes(app: IRouter, behaviour: Behaviour): void {
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
  return MODES.some((mode) => mode === value);
}

/** Passes a call to its handler, or delays or fails it according to the behaviour; handlers implement `refuse` and `other-person`. */
export function misbehave(behaviour: Behaviour): RequestHandler {
  return (_request, response, next) => {
    const { mode, delayMs } = behaviour;
    if (mode === 'down') response.socket?.destroy();
    else if (mode === 'garbage') response.type('html').send('<html><body>It works!</body></html>');
    else if (mode === 'error') response.status(500).json({ message: 'internal error' });
    else if (mode === 'slow') setTimeout(next, delayMs);
    else if (mode !== 'hang') next();
  };
}
