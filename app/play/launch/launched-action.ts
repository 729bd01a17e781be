import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { codeOf } from '../../player/forms/form-answer';
import type { LaunchAnswer } from '../stage/use-launch';

/** The `clientAction` of a game's page: a failed launch becomes a state of the stage instead of an error page. */
export async function launchedAction({ serverAction }: ClientActionFunctionArgs): Promise<LaunchAnswer> {
  try {
    return await serverAction<LaunchAnswer>();
  } catch (error) {
    // Remix redirects by throwing.
    if (error instanceof Response) throw error;
    return { code: (isRouteErrorResponse(error) && codeOf(error.data)) || 'network' };
  }
}
