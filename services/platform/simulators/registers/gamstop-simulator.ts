import express, { Router } from 'express';
import { misbehave } from '../behaviour';
import { another, type SimulatedRegister, textsOf } from './excluded-persons';

/** Fields that identify persons at GAMSTOP; the real one matches more loosely. */
export const GAMSTOP_FIELDS = ['firstName', 'lastName', 'dateOfBirth'];

const LARGEST_BATCH = 1_000;

/** Local GAMSTOP: `POST /v2` with a batch of persons. */
export function gamstopSimulator(register: SimulatedRegister): Router {
  const { behaviour } = register;
  const router = Router();
  router.post('/v2', express.json(), misbehave(behaviour), (request, response) => {
    const batch: unknown = request.body;
    if (request.get('x-api-key') !== register.key) return void response.status(403).end();
    if (!Array.isArray(batch) || batch.length > LARGEST_BATCH || behaviour.mode === 'refuse')
      return void response.status(400).end();
    const rows = batch.map((each) => {
      const person = textsOf(each);
      const correlationId = person['correlationId'] ?? '';
      return {
        correlationId: behaviour.mode === 'other-person' ? another(correlationId) : correlationId,
        msRequestId: `simulated-${correlationId}`,
        exclusion: register.has(person) ? 'Y' : 'N',
      };
    });
    response.json(rows);
  });
  return router;
}
