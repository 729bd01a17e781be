import type { LoaderFunctionArgs } from '@remix-run/node';
import { environment } from '../server/environment.server';
import { isOperator } from '../platform/visitor/operator-access.server';
import { metricsText } from '../server/metrics.server';

/** Prometheus metrics: blocks left out of pages, kinds of pages sent, cache results of content (docs/metrics.md). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  // 404, so that the endpoint is not revealed to visitors without access.
  if (!isOperator(request, environment.metricsToken))
    return new Response('Not found', { status: 404, headers });
  const { body, contentType } = await metricsText();
  return new Response(body, { headers: { ...headers, 'content-type': contentType } });
}
