import { environment } from '../../../server/environment.server';
import { isOperator } from '../../../platform/visitor/operator-access.server';

/**
 * Whether a request may capture pages: with the bearer token of `CAPTURE_TOKEN`; without a configured token only in
 * development, from this machine.
 */
export function captureAccess(request: Request): 'allowed' | 'refused' | 'closed' {
  const { captureToken } = environment;
  if (captureToken === undefined && process.env.NODE_ENV === 'production') return 'closed';
  if (isOperator(request, captureToken)) return 'allowed';
  return captureToken === undefined ? 'closed' : 'refused';
}
