import { randomUUID } from 'node:crypto';
import express, { type Express } from 'express';
import { type Behaviour, controlRoutes, misbehave } from './behaviour';
import { CHALLENGE_PAGE, WIDGET_SCRIPT } from './captcha-widget';

export interface CaptchaSimulatorOptions {
  behaviour: Behaviour;
  secret: string;
  siteKey: string;
}

interface Issued {
  hostname: string;
  action: string;
  issuedAt: number;
  used: boolean;
}

/** Like Turnstile. */
const TOKEN_LIFETIME_MS = 300_000;
const MOST_TOKENS = 10_000;

/** A local captcha service: `POST /siteverify` like hCaptcha, Turnstile and reCAPTCHA, and the browser widget (`/api.js`, `/challenge`). */
export function createCaptchaSimulator({ behaviour, secret, siteKey }: CaptchaSimulatorOptions): Express {
  const issued = new Map<string, Issued>();
  const app = express().disable('x-powered-by');
  controlRoutes(app, behaviour);
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));

  app.get('/api.js', (_request, response) => {
    if (behaviour.mode === 'down') response.socket?.destroy();
    else response.type('js').send(WIDGET_SCRIPT);
  });
  app.get('/challenge', (_request, response) => void response.type('html').send(CHALLENGE_PAGE));
  app.post('/token', express.json(), (request, response) => {
    const { sitekey, hostname, action } = textsOf(request.body);
    if (sitekey !== siteKey || hostname === undefined) {
      response.status(400).json({ message: 'send sitekey and hostname' });
      return;
    }
    if (issued.size >= MOST_TOKENS) issued.clear();
    const token = `simulated-${randomUUID()}`;
    issued.set(token, { hostname, action: action ?? '', issuedAt: Date.now(), used: false });
    response.json({ token });
  });

  app.post(
    '/siteverify',
    express.urlencoded({ extended: false }),
    misbehave(behaviour),
    (request, response) => {
      const { secret: given, response: token = '' } = textsOf(request.body);
      const refuse = (code: string) => void response.json({ success: false, 'error-codes': [code] });
      if (given !== secret) return refuse('invalid-input-secret');
      const issuedToken = issued.get(token);
      if (issuedToken === undefined || behaviour.mode === 'refuse') return refuse('invalid-input-response');
      if (issuedToken.used || Date.now() - issuedToken.issuedAt > TOKEN_LIFETIME_MS)
        return refuse('timeout-or-duplicate');
      issuedToken.used = true;
      const { hostname, action, issuedAt } = issuedToken;
      response.json({ success: true, hostname, action, challenge_ts: new Date(issuedAt).toISOString() });
    },
  );
  return app;
}

/** The string fields of a body. */
function textsOf(body: unknown): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(Object(body)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
