import express, { Router } from 'express';
import { misbehave } from '../behaviour';
import { another, elementsOf, type SimulatedRegister } from './excluded-persons';

/** Fields that identify persons at ROFUS. */
export const ROFUS_FIELDS = ['identifier'];

/** Local ROFUS: the SOAP call `POST /gamblerCheck` with a CPR number. */
export function rofusSimulator(register: SimulatedRegister): Router {
  const { behaviour } = register;
  const router = Router();
  router.post(
    '/gamblerCheck',
    express.text({ type: 'text/xml' }),
    misbehave(behaviour),
    (request, response) => {
      const { PersonCPRNumber: cpr = '' } = elementsOf(request.body);
      const isKnown =
        request.get('authorization') === `Basic ${Buffer.from(register.key).toString('base64')}`;
      if (!isKnown) return void response.status(401).end();
      if (!/^\d{10}$/.test(cpr) || behaviour.mode === 'refuse') return void response.status(400).end();
      const status = register.has({ identifier: cpr })
        ? 'PersonIsRegisteredIndefinitely'
        : 'PersonIsNotRegistered';
      response
        .type('xml')
        .send(
          '<?xml version="1.0" encoding="UTF-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
            `<GamblerCheckResponse><PersonCPRNumber>${behaviour.mode === 'other-person' ? another(cpr) : cpr}</PersonCPRNumber>` +
            `<GamblerStatus>${status}</GamblerStatus></GamblerCheckResponse></s:Body></s:Envelope>`,
        );
    },
  );
  return router;
}
