import { Router } from 'express';
import type { Platform } from '../platform';
import { isSameSecret } from '../../process/secret';

/** `/metrics`: what Prometheus reads, with `Authorization: Bearer <METRICS_TOKEN>`. Without a token in the settings there is none. */
export function metricsRoute({ metrics, settings }: Platform): Router {
  const router = Router();
  const { metricsToken } = settings;
  router.get('/metrics', (request, response, next) => {
    const isReader =
      metricsToken !== undefined &&
      isSameSecret(request.get('authorization') ?? '', `Bearer ${metricsToken}`);
    // As if there were no such address: who may not read them need not know of them.
    if (!isReader) {
      next();
      return;
    }
    metrics.registry.metrics().then((text) => response.type(metrics.registry.contentType).send(text), next);
  });
  return router;
}
