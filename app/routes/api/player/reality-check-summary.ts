import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { realityCheckSummary } from '../../../player/reality-check/reality-check-answer.server';

/** Data of the reality check dialog. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, realityCheckSummary);
}
