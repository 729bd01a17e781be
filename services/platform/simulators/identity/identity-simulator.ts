import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { type Behaviour, controlRoutes, misbehave, usualBehaviour } from '../behaviour';
import { textsOf } from '../registers/excluded-persons';
import { identityPage, identityPagePolicy } from './identity-page';
import { createSimulatedChecks, DECISIONS, DELIVERIES, shownOutside } from './simulated-checks';

/** Path of the simulated identity provider on a platform in demo mode. */
export const IDENTITY_SIMULATOR_PATH = '/platform/simulators/identity';

export interface IdentitySimulator {
  behaviour: Behaviour;
  /** The provider's API (`/v1/checks`), its pages (`/checks/:id`), and `GET` and `PUT /control` for its behaviour. */
  router: Router;
  reset(): void;
}

interface IdentitySimulatorOptions {
  key: string;
  callbackSecret: string;
  /** Origin of its pages for browsers. */
  origin: string;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * A provider that checks documents and faces, for demo mode. Its pages have their own origin, since browsers
 * resolve every name below `localhost` to this machine.
 */
export function createIdentitySimulator({
  key,
  callbackSecret,
  origin,
  now,
}: IdentitySimulatorOptions): IdentitySimulator {
  const behaviour = usualBehaviour();
  const checks = createSimulatedChecks(
    callbackSecret,
    (id) => `${origin}${IDENTITY_SIMULATOR_PATH}/checks/${id}`,
    now,
  );
  const router = Router();
  controlRoutes(router, behaviour);

  const withKey: RequestHandler = (request, response, next) => {
    if (request.get('authorization') === `Bearer ${key}`) next();
    else response.status(401).json({ message: 'wrong key' });
  };
  const refuse: RequestHandler = (_request, response, next) => {
    if (behaviour.mode === 'refuse') response.status(422).json({ message: 'refused' });
    else next();
  };
  router.use('/v1', withKey, misbehave(behaviour), refuse);
  router.post('/v1/checks', express.json(), (request: Request, response: Response) => {
    const { reference, language, returnUrl, callbackUrl } = textsOf(request.body);
    if (!reference || !language || !returnUrl || !callbackUrl || !URL.canParse(returnUrl)) {
      response.status(400).json({ message: 'send reference, language, returnUrl and callbackUrl' });
      return;
    }
    response.json(shownOutside(checks.begin({ reference, language, returnUrl, callbackUrl })));
  });
  router.get('/v1/checks/:id', (request: Request<{ id: string }>, response: Response) => {
    const check = checks.find(request.params.id);
    if (check === undefined) response.status(404).json({ message: 'there is no such check' });
    else response.json(shownOutside(check));
  });

  router.get('/checks/:id', (request: Request<{ id: string }>, response: Response) => {
    const check = checks.find(request.params.id);
    if (check === undefined) {
      response.status(404).type('text').send('There is no such check.');
      return;
    }
    response.set('content-security-policy', identityPagePolicy(check)).type('html').send(identityPage(check));
  });
  router.post(
    '/checks/:id',
    express.urlencoded({ extended: false }),
    (request: Request<{ id: string }>, response: Response) => {
      const check = checks.find(request.params.id);
      if (check === undefined) {
        response.status(404).type('text').send('There is no such check.');
        return;
      }
      response.set('content-security-policy', identityPagePolicy(check));
      const { step, decision, delivery } = textsOf(request.body);
      const isNext = check.status === 'open' && Number(step) === check.steps + 1;
      if (isNext && check.steps < 2) checks.step(check);
      else if (isNext) {
        checks.decide(
          check,
          DECISIONS[Number(decision)] ?? DECISIONS[0],
          DELIVERIES.find((name) => name === delivery) ?? 'now',
        );
      }
      response.redirect(303, check.status === 'open' ? check.hostedUrl : check.returnUrl);
    },
  );

  return {
    behaviour,
    router,
    reset() {
      checks.reset();
      Object.assign(behaviour, usualBehaviour());
    },
  };
}
