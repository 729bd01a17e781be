import { Router } from 'express';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../openapi.json', import.meta.url));

/** The contract as OpenAPI 3.1, as `npm run generate` writes it. */
export function openApiRoute(): Router {
  const router = Router();
  router.get('/platform/openapi.json', (_request, response) => {
    response.sendFile(FILE, { cacheControl: false });
  });
  return router;
}
