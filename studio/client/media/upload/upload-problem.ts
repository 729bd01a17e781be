import { ApiError } from '../../api/call';
import { problemText } from '../../shell/problem';
import { text } from '../../text/text';
import { kindOf, weightText } from '../asset-file';
import { FileRefusal } from './file-refusal';

/** File extensions that the library accepts. */
const takenEnding = /\.(png|jpe?g|webp|avif|gif|svg|mp4|webm|vtt|pdf)$/i;

/** Why a file was not uploaded, with a remedy. */
export function uploadProblem(error: unknown, fileName: string): string {
  if (!(error instanceof FileRefusal) && !(error instanceof ApiError)) return problemText(error);
  const details: Readonly<Record<string, unknown>> = error.details ?? {};
  switch (error.id) {
    case 'Offline':
      return text('media.upload.lost');
    case 'FileEmpty':
      return text('media.upload.refused.empty');
    case 'FileTooBig':
    case 'PayloadTooLarge':
      return text('media.upload.refused.heavy', { max: weightText(Number(details['max'] ?? 50_000_000)) });
    case 'PictureTooLarge':
      return text('media.upload.refused.pixels', { ...details });
    case 'PictureBroken':
      return text('media.upload.refused.broken');
    case 'DrawingUnsafe':
      return text(drawingText(details['found']));
    case 'FileKindRefused':
      return kindText(details['found'], fileName);
    case 'KindDiffers':
      return text('media.upload.refused.differs', {
        kind: text(`media.kind.${kindOf(typeOf(details['before']))}`),
      });
    case 'NotProcessed':
      return text('media.upload.refused.processing');
    default:
      return problemText(error);
  }
}

function typeOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function drawingText(found: unknown) {
  if (found === 'script') return 'media.upload.refused.script';
  return found === 'external' ? 'media.upload.refused.external' : 'media.upload.refused.entities';
}

function kindText(found: unknown, fileName: string): string {
  const ending = takenEnding.exec(fileName)?.[0];
  const kind =
    typeof found === 'string' ? (found.split('/').at(-1) ?? '') : text('media.upload.refused.unknown-kind');
  return ending === undefined
    ? text('media.upload.refused.kind', { kind })
    : text('media.upload.refused.disguised', { kind, ending });
}
