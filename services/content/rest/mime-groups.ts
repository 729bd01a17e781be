import { badRequest } from '../http/api-error';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** Groups of media types for filtering assets; all others are attachments. */
const groups = new Map<string, RegExp>([
  ['image', /^image\//],
  ['audio', /^audio\//],
  ['video', /^video\//],
  ['pdfdocument', /^application\/pdf$/],
  ['plaintext', /^text\/(plain|csv)$/],
  ['markup', /^(text\/(html|xml)|application\/(xhtml\+xml|xml))$/],
  [
    'code',
    /^(text\/(css|javascript|x-[a-z-]+)|application\/(javascript|json|x-javascript|ecmascript|typescript))$/,
  ],
  [
    'archive',
    /^application\/(zip|gzip|x-tar|x-bzip2?|x-7z-compressed|x-rar-compressed|vnd\.rar|java-archive)$/,
  ],
  [
    'richtext',
    oneOf(
      'application/msword',
      'application/rtf',
      'text/rtf',
      `${office}.wordprocessingml`,
      `${openDocument}.text`,
    ),
  ],
  [
    'presentation',
    oneOf('application/vnd.ms-powerpoint', `${office}.presentationml`, `${openDocument}.presentation`),
  ],
  [
    'spreadsheet',
    oneOf('application/vnd.ms-excel', `${office}.spreadsheetml`, `${openDocument}.spreadsheet`),
  ],
]);

function oneOf(...starts: readonly string[]): RegExp {
  return new RegExp(`^(${starts.map((start) => start.replaceAll('.', '\\.')).join('|')})`);
}

/**
 * Test for the media type group in `mimetype_group`.
 * @throws ApiError 400 for an unknown group
 */
export function mimeTypeTest(group: string): (contentType: unknown) => boolean {
  const pattern = groups.get(group);
  if (pattern) return (contentType) => typeof contentType === 'string' && pattern.test(contentType);
  if (group === 'attachment') {
    const all = [...groups.values()];
    return (contentType) => typeof contentType === 'string' && !all.some((other) => other.test(contentType));
  }
  const valid = ['attachment', ...groups.keys()].join(', ');
  throw badRequest(`Unknown mimetype_group: "${group}". Known are ${valid}.`);
}
