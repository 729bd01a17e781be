import type { Request, RequestHandler, Response } from 'express';
import type { StudioSession } from '../../schemas/generated/types';
import { asyncRoute } from '../../services/process/async-route';
import type { Studio } from './app';
import { StudioRefusal } from './studio-refusal';

/** Requires a signed-in person; others get 401, on which the client opens the sign-in over the page, preserving input. */
export function signedIn(
  { sessions }: Pick<Studio, 'sessions'>,
  answer: (session: StudioSession, request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return asyncRoute(async (request, response) => {
    const session = await sessions.read(request);
    if (!session) throw new StudioRefusal(401, 'SignedOut', 'Sign in first.');
    await answer(session, request, response);
  });
}
