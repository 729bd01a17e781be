import express, { type Express } from 'express';
import { serviceHeaders, setHeaderDefaults } from '../../process/header-defaults';
import { readRequestId, requestIdHeader, runWithRequestId } from '../../process/request-id';
import { PlatformError } from '../errors';
import { createPlannedReplies } from '../control/planned-replies';
import type { Platform } from '../platform';
import { createRequestLog } from '../control/request-log';
import { adMasterSimulator } from '../simulators/ad-master';
import { IDENTITY_SIMULATOR_PATH } from '../simulators/identity/identity-simulator';
import { CRM_SIMULATOR_PATH } from '../simulators/crm/crm-simulator';
import { MESSENGER_SIMULATOR_PATH } from '../simulators/messenger/messenger-simulator';
import { REGISTER_SIMULATORS_PATH } from '../simulators/registers/register-simulators';
import { controlRoutes } from '../control/control';
import { healthRoutes, readinessRoute } from './health';
import { metricsRoute } from './metrics';
import { ledgerControlRoutes } from '../routes/ledger';
import { openApiRoute } from './openapi-route';
import { outboxPageRoute, outboxRoutes } from '../routes/outbox';
import { contract } from './contract';
import { handleErrors } from './errors';
import { rememberRawBody } from './raw-body';
import { serveRoutes } from './serve';

const BODY_LIMIT = '64kb';

/** The platform's API as an Express app. `control` mounts the test endpoints. */
export function createApp(platform: Platform, control: boolean): Express {
  const app = express();
  // Responses are always current: an ETag would cost a hash and never match.
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use((request, response, next) => {
    const id = readRequestId(request.headers);
    response.setHeader(requestIdHeader, id);
    runWithRequestId(id, next);
  });
  app.use((request, response, next) => {
    setHeaderDefaults(response, serviceHeaders(request, 'same-origin'));
    next();
  });
  app.use(
    serveRoutes(platform, healthRoutes),
    readinessRoute(platform),
    metricsRoute(platform),
    openApiRoute(),
  );
  if (platform.settings.demo) app.use(adMasterSimulator());
  if (platform.simulators) app.use(REGISTER_SIMULATORS_PATH, platform.simulators.router);
  if (platform.identitySimulator) app.use(IDENTITY_SIMULATOR_PATH, platform.identitySimulator.router);
  if (platform.messengerSimulator) app.use(MESSENGER_SIMULATOR_PATH, platform.messengerSimulator.router);
  if (platform.crmSimulator) app.use(CRM_SIMULATOR_PATH, platform.crmSimulator.router);
  if (control || platform.settings.showOutbox) app.use(outboxPageRoute(platform));
  const parseBody = express.json({ limit: BODY_LIMIT, strict: false, verify: rememberRawBody });
  if (control) {
    const log = createRequestLog(() => platform.clock.now());
    const replies = createPlannedReplies();
    app.use('/platform/_control', parseBody);
    app.use(
      controlRoutes(platform, log, replies),
      serveRoutes(platform, [...outboxRoutes, ...ledgerControlRoutes]),
    );
    app.use(log.record, parseBody, replies.handle);
  } else {
    app.use(parseBody);
  }
  app.use(serveRoutes(platform, contract));
  app.use((request) => {
    const message = `There is no ${request.method} ${request.path} here.`;
    throw new PlatformError(404, 'error.route.not.found', message);
  });
  app.use(handleErrors(platform.log));
  return app;
}
