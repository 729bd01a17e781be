import type { LoaderFunctionArgs } from '@remix-run/node';

// See documents.ts.
const pages = () => import('../../desk/desk-answers.server');

/** A page of a document of a player, as a picture. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  (await pages()).answerDocumentPage(request, params);
