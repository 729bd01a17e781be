import { environment } from '../../../server/environment.server';
import { isOperator } from '../../../platform/visitor/operator-access.server';

/**
 * Whether pages may be captured here at all, and by this request: with the bearer token of `CAPTURE_TOKEN`; without a token only in
 * development, from this machine.
 */
export function captureAccess(request: Request): 'allowed' | 'refused' | 'closed' {
  const { captureToken } = environment;
  if (captureToken === undefined && process.env.NODE_ENV === 'production') return 'closed';
  if (isOperator(request, captureToken)) return 'allowed';
  return captureToken === undefined ? 'closed' : 'refused';
}
