import express, { type Express } from 'express';
import { type Behaviour, controlRoutes, misbehave } from './behaviour';

export interface SmsSimulatorOptions {
  behaviour: Behaviour;
  key: string;
}

/** An SMS accepted by the gateway. */
export interface AcceptedSms {
  to: string;
  text: string;
  reference: string;
}

const CAPACITY = 100;

/** A local SMS gateway: `POST /messages` with a bearer key; `GET /messages` returns the last hundred. */
export function createSmsSimulator({ behaviour, key }: SmsSimulatorOptions): Express {
  const accepted: AcceptedSms[] = [];
  const app = express().disable('x-powered-by');
  controlRoutes(app, behaviour);
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/messages', (_request, response) => void response.json(accepted));
  app.post('/messages', express.json(), misbehave(behaviour), (request, response) => {
    if (request.get('authorization') !== `Bearer ${key}`) {
      response.status(401).json({ message: 'wrong key' });
      return;
    }
    const sms: unknown = request.body;
    if (!isSms(sms) || behaviour.mode === 'refuse') {
      response.status(422).json({ message: 'send to, text and reference' });
      return;
    }
    // A retry of an accepted message is not a second message.
    if (!accepted.some(({ reference }) => reference === sms.reference)) accepted.unshift(sms);
    accepted.length = Math.min(accepted.length, CAPACITY);
    response.status(202).json({ reference: sms.reference });
  });
  return app;
}

function isSms(value: unknown): value is AcceptedSms {
  if (typeof value !== 'object' || value === null) return false;
  return ['to', 'text', 'reference'].every((name) => typeof Reflect.get(value, name) === 'string');
}
