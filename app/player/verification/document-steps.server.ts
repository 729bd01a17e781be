import { bodyTooLong, readBytes } from '../../server/read-text.server';
import { playerResponse } from '../player-response.server';
import { addFile, beginUpload, finishUpload } from './document-calls.server';
import { fileTypeOfSlug } from './document-flow';
import { documentOf } from './receive-document.server';

const maxFileBytes = 10_000_000;
const uploadId = /^[0-9a-f-]{36}$/;

/**
 * One step of an upload by a script, given in the query: `step=begin` returns the id of an upload, `step=file` receives
 * one file as the body, `step=send` submits all of them for review.
 */
export function answerDocumentStep(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const type = fileTypeOfSlug(query.get('document') ?? '');
  const upload = query.get('upload') ?? '';
  const invalid = () => Response.json({ code: 'error.request.invalid' }, { status: 400 });
  return playerResponse(request, async (player) => {
    if (!type) throw invalid();
    const document = documentOf(type, query.get('subType'));
    switch (query.get('step')) {
      case 'begin':
        return { upload: await beginUpload(player, document) };
      case 'file': {
        if (!uploadId.test(upload)) throw invalid();
        const file = await readBytes(request, maxFileBytes);
        if (!file) throw bodyTooLong(maxFileBytes);
        return { pages: await addFile(player, upload, file) };
      }
      case 'send':
        await finishUpload(player, document);
        return {};
      default:
        throw invalid();
    }
  });
}
