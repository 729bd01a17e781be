import { Router } from 'express';
import type { Platform } from '../platform';
import { isSameSecret } from '../../process/secret';

/** `/metrics` for Prometheus, with `Authorization: Bearer <METRICS_TOKEN>`. Without a token in the settings it is disabled. */
export function metricsRoute({ metrics, settings }: Platform): Router {
  const router = Router();
  const { metricsToken } = settings;
  router.get('/metrics', (request, response, next) => {
    const isReader =
      metricsToken !== undefined &&
      isSameSecret(request.get('authorization') ?? '', `Bearer ${metricsToken}`);
    // Responds like an unknown path, so that unauthorised callers do not learn of it.
    if (!isReader) {
      next();
      return;
    }
    metrics.registry.metrics().then((text) => response.type(metrics.registry.contentType).send(text), next);
  });
  return router;
}
