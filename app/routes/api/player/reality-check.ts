import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { minutesAnswer, resetRealityCheck } from '../../../player/reality-check/reality-check-answer.server';

/** Minutes until the next reality check. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, minutesAnswer);
}

/** Starts its timer anew. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return playerResponse(request, resetRealityCheck);
}
