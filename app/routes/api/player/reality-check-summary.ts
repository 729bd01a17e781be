import type { LoaderFunctionArgs } from '@remix-run/node';
import { playerResponse } from '../../../player/player-response.server';
import { realityCheckSummary } from '../../../player/reality-check/reality-check-answer.server';

/** What the dialog of a reality check shows. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return playerResponse(request, realityCheckSummary);
}
