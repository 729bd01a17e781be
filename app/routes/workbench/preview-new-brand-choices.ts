import type { LoaderFunctionArgs } from '@remix-run/node';
import { newBrandChoices } from '../../workbench/brand-making/choices.server';
import { isFromStudio } from '../../workbench/preview/studio-sites.server';

/** The options for a new brand, for the studio's server. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!isFromStudio(request)) return new Response('Not found.', { status: 404, headers });
  return Response.json(newBrandChoices(), { headers });
}
