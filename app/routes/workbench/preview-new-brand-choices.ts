import type { LoaderFunctionArgs } from '@remix-run/node';
import { newBrandChoices } from '../../workbench/brand-making/choices.server';
import { isFromStudio } from '../../workbench/preview/studio-sites.server';

/** Names to the studio's server what a new brand can be made of. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!isFromStudio(request)) return new Response('Not found.', { status: 404, headers });
  return Response.json(newBrandChoices(), { headers });
}
