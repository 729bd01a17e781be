import express, { type Router } from 'express';
import { validateSaveRequest } from '../../schemas/generated/validators.js';
import { describeErrors } from '../../services/process/validation';
import type { Studio } from './app';
import { saveChanges } from './save-changes';
import { signedIn } from './signed-in';
import { StudioRefusal } from './studio-refusal';

/** Saving: fields that were changed, not documents. */
export function saveRoutes(studio: Studio): Router {
  const router = express.Router();
  router.post(
    '/save',
    express.json({ limit: '4mb' }),
    signedIn(studio, async ({ token }, request, response) => {
      const body: unknown = request.body;
      if (!validateSaveRequest(body))
        throw new StudioRefusal(400, 'BadRequest', describeErrors(validateSaveRequest.errors));
      response.json(await saveChanges(studio.content, token, body.changes));
    }),
  );
  return router;
}
