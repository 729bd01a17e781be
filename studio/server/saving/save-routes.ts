import express, { type Router } from 'express';
import { validateSaveRequest } from '../../../schemas/generated/validators.js';
import { describeErrors } from '../../../services/process/validation';
import type { Studio } from '../app';
import { createRecentSaves } from './recent-saves';
import { readEntries, saveChanges } from './save-changes';
import { signedIn } from '../signed-in';
import { StudioRefusal } from '../studio-refusal';

/** Saves changed fields rather than whole documents. */
export function saveRoutes(studio: Studio): Router {
  const { content, now } = studio;
  const recent = createRecentSaves(now);
  const router = express.Router();
  router.post(
    '/save',
    express.json({ limit: '4mb' }),
    signedIn(studio, async ({ token, personId }, request, response) => {
      const body: unknown = request.body;
      if (!validateSaveRequest(body))
        throw new StudioRefusal(400, 'BadRequest', describeErrors(validateSaveRequest.errors));
      const { id, changes } = body;
      const save = () => saveChanges(content, token, changes);
      const current = (ids: readonly string[]) => readEntries(content, token, ids);
      response.json(id === undefined ? await save() : await recent.once(`${personId} ${id}`, save, current));
    }),
  );
  return router;
}
