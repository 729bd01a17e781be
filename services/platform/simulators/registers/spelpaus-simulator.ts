import { randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import { misbehave } from '../behaviour';
import { another, type SimulatedRegister, textsOf } from './excluded-persons';

/** Fields that identify persons at Spelpaus. */
export const SPELPAUS_FIELDS = ['identifier'];

/** Local Spelpaus: `POST /` with a personal number. */
export function spelpausSimulator(register: SimulatedRegister): Router {
  const { behaviour } = register;
  const router = Router();
  router.post('/', express.json(), misbehave(behaviour), (request, response) => {
    const { requestId = '', subjectId = '' } = textsOf(request.body);
    if (request.get('authorization') !== register.key) return void response.status(401).end();
    if (!/^\d{12}$/.test(subjectId) || behaviour.mode === 'refuse') return void response.status(400).end();
    response.json({
      isBlocked: register.has({ identifier: subjectId }),
      requestId: behaviour.mode === 'other-person' ? another(requestId) : requestId,
      responseId: randomUUID(),
    });
  });
  return router;
}
