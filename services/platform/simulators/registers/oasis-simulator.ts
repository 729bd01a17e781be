import express, { Router } from 'express';
import { misbehave } from '../behaviour';
import { another, elementsOf, type SimulatedRegister } from './excluded-persons';

/** Fields that identify persons at OASIS. */
export const OASIS_FIELDS = ['firstName', 'lastName', 'dateOfBirth'];

/** Local OASIS: `POST /spielerstatus` with name, date and place of birth. */
export function oasisSimulator(register: SimulatedRegister): Router {
  const { behaviour } = register;
  const router = Router();
  router.post(
    '/spielerstatus',
    express.text({ type: 'application/xml' }),
    misbehave(behaviour),
    (request, response) => {
      const { AnfrageId = '', Vorname, Familienname, Geburtsdatum } = elementsOf(request.body);
      const isKnown =
        request.get('authorization') === `Basic ${Buffer.from(register.key).toString('base64')}`;
      if (!isKnown) return void response.status(401).end();
      if (!Vorname || !Familienname || !Geburtsdatum || behaviour.mode === 'refuse')
        return void response.status(400).end();
      const isExcluded = register.has({
        firstName: Vorname,
        lastName: Familienname,
        dateOfBirth: Geburtsdatum,
      });
      const id = behaviour.mode === 'other-person' ? another(AnfrageId) : AnfrageId;
      response
        .type('xml')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?><SpielerstatusAntwort><AnfrageId>${id}</AnfrageId>` +
            `<Status>${isExcluded ? 'GESPERRT' : 'NICHT_GESPERRT'}</Status></SpielerstatusAntwort>`,
        );
    },
  );
  return router;
}
