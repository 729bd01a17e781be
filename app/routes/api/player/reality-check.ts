import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { answerRealityCheck, minutesAnswer } from '../../../player/reality-check/reality-check-answer.server';

/** Minutes until the next reality check. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, minutesAnswer);
}

/** Restarts its timer, or continues play (`?answer=continue`). */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  const goesOn = new URL(request.url).searchParams.get('answer') === 'continue';
  return playerResponse(request, (player) => answerRealityCheck(player, goesOn));
}
