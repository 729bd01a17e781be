import type { CheckReply, CheckRequest } from '../../../schemas/generated/types';
import { validateCheckRequest } from '../../../schemas/generated/validators.js';
import { anyContent } from '../../content/changes/dependencies';
import { schemaFault } from '../../content/documents/schema-fault';
import { memo, reads } from '../../memo/process-memos.server';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import { bodyTooLong, readText } from '../../server/read-text.server';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import { languageTranslator } from '../../site/texts/messages.server';
import { readParts } from '../launch-report/read-published.server';
import { checkReply } from './check-reply';
import { pageFindings, withEntries } from './page-findings';

/** A page with everything on it in every language stays far below it. */
const maxBytes = 8_000_000;

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** All that is published; read again after any publication. */
const publishedParts = memo(
  (_all: Record<string, never>) => {
    reads.input(anyContent, 'content');
    return readParts();
  },
  // Every read is of new objects; whether they are equal takes longer to tell than to check them.
  { same: () => false, staleWhileRevalidate: 0 },
);

/** Checks a page as somebody composes it, on every site that shows it. */
export async function answerChecks(request: Request): Promise<Response> {
  const body = await readText(request, maxBytes);
  if (body === undefined) return bodyTooLong(maxBytes);
  const wanted = parsed(body);
  if (!validateCheckRequest(wanted)) {
    const { pointer = '/', reason = 'is wrong' } = schemaFault(validateCheckRequest.errors) ?? {};
    return Response.json(
      { code: 'checks.request', message: `${pointer}: ${reason}` },
      { status: 400, headers },
    );
  }
  try {
    return Response.json(await checked(wanted), { headers });
  } catch (error) {
    log.error(
      { event: 'checks.failed', pageId: wanted.pageId, reason: errorMessage(error) },
      'page not checked',
    );
    const message = 'The content service does not answer.';
    return Response.json({ code: 'checks.unavailable', message }, { status: 502, headers });
  }
}

async function checked({ pageId, entries, at }: CheckRequest): Promise<CheckReply> {
  const now = at === undefined ? Date.now() : Date.parse(at);
  const items = entries.map(({ id, contentType, fields }) => ({ id, type: contentType, fields }));
  const content = withEntries(await publishedParts.get({}), items);
  const brands = [...configuration().brands.values()].map((configured) =>
    pageFindings(content, pageId, configured.brand.id, sitesOf(configured, now), now),
  );
  return checkReply(brands, languageTranslator({ code: 'en', tag: 'en' }));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
