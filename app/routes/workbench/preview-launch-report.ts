import type { ActionFunctionArgs } from '@remix-run/node';
import { validateLaunchReportRequest } from '../../../schemas/generated/validators.js';
import { postOnly } from '../../server/post-only';
import { studioReport } from '../../workbench/launch-report/studio-report.server';
import { answerStudio } from '../../workbench/preview/studio-call.server';

export const loader = postOnly;

/** The launch report of a brand, for the studio. */
export function action({ request }: ActionFunctionArgs): Promise<Response> {
  return answerStudio(request, validateLaunchReportRequest, studioReport);
}
