import { createHash } from 'node:crypto';
import express, { Router } from 'express';
import { misbehave } from '../behaviour';
import { another, type SimulatedRegister, textsOf } from './excluded-persons';

/** Fields that identify persons at CRUKS. */
export const CRUKS_FIELDS = ['code'];

/** The CRUKS code of a citizen number. */
export function cruksCodeOf(citizenNumber: string): string {
  return createHash('sha256').update(`cruks ${citizenNumber}`).digest('hex').slice(0, 32).toUpperCase();
}

/** Local CRUKS: `POST /code` with a citizen number, `POST /registration` with the code. */
export function cruksSimulator(register: SimulatedRegister): Router {
  const { behaviour } = register;
  const router = Router();
  router.use(express.json(), misbehave(behaviour), (request, response, next) => {
    if (request.get('x-api-key') !== register.key) response.status(401).end();
    else if (behaviour.mode === 'refuse') response.status(400).end();
    else next();
  });
  router.post('/code', (request, response) => {
    const { requestId, bsn = '' } = textsOf(request.body);
    if (!/^\d{9}$/.test(bsn)) return void response.status(400).end();
    response.json({ requestId, cruksCode: cruksCodeOf(bsn) });
  });
  router.post('/registration', (request, response) => {
    const { requestId, cruksCode: code = '' } = textsOf(request.body);
    response.json({
      requestId,
      cruksCode: behaviour.mode === 'other-person' ? another(code) : code,
      registered: register.has({ code }),
    });
  });
  return router;
}
