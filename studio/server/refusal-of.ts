import { ContentRefusal, ContentUnreachable } from './content-api';
import { StudioRefusal } from './studio-refusal';

/** An error in the client's form, Contentful's. */
export function refusalOf(thrown: unknown): {
  status: number;
  id: string;
  message: string;
  details?: unknown;
} {
  if (thrown instanceof StudioRefusal) return thrown;
  if (thrown instanceof ContentRefusal)
    return {
      status: thrown.status,
      id: thrown.error.sys.id,
      message: thrown.message,
      details: thrown.error.details,
    };
  if (thrown instanceof ContentUnreachable)
    return { status: 502, id: 'ContentUnreachable', message: 'The content service does not answer.' };
  // Express and its body parser add a status to errors of malformed requests.
  const status = thrown instanceof Error && 'status' in thrown ? thrown.status : undefined;
  if (thrown instanceof Error && typeof status === 'number' && status >= 400 && status < 500)
    return { status, id: 'BadRequest', message: thrown.message };
  return { status: 500, id: 'ServerError', message: 'The studio failed; its log says why.' };
}
