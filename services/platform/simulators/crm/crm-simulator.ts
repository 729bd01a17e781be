import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type Behaviour, controlRoutes, misbehave, usualBehaviour } from '../behaviour';
import { offersIn } from './crm-offers';
import { CRM_SCRIPT } from './crm-script';

/** Path of the simulated CRM provider on a platform in demo mode. */
export const CRM_SIMULATOR_PATH = '/platform/simulators/crm';

export interface CrmSimulator {
  /** The script (`/loader.js?key=&session=`), its offers, and `GET` and `PUT /control` for its behaviour. */
  router: Router;
  reset(): void;
}

/** A CRM provider for demo mode: its loader and offers for any session. Accepted keys are `simulated-site-<site id>`. */
export function createCrmSimulator(): CrmSimulator {
  const behaviour = usualBehaviour();
  const router = Router();
  controlRoutes(router, behaviour);
  router.use(misbehave(behaviour), refuse(behaviour));
  router.get('/loader.js', (request: Request, response: Response) => {
    if (!isKnown(request)) {
      response.status(404).type('text').send('There is no such key, or no session.');
      return;
    }
    // Loaded by pages of another origin.
    response.set('cross-origin-resource-policy', 'cross-origin').type('js').send(CRM_SCRIPT);
  });
  router.get('/offers', (request: Request, response: Response) => {
    // No cookies are sent: the session in the URL is the only credential.
    response.set({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    if (!isKnown(request)) {
      response.status(404).json({ message: 'send key and session' });
      return;
    }
    const { language } = request.query;
    response.json(offersIn(typeof language === 'string' ? language : 'en'));
  });
  return { router, reset: () => void Object.assign(behaviour, usualBehaviour()) };
}

function isKnown({ query: { key, session } }: Request): boolean {
  return (
    typeof key === 'string' &&
    /^simulated-site-\d{1,6}$/.test(key) &&
    typeof session === 'string' &&
    session.length > 0
  );
}

function refuse(behaviour: Behaviour): RequestHandler {
  return (_request, response, next) => {
    if (behaviour.mode === 'refuse') response.status(403).json({ message: 'refused' });
    else next();
  };
}
