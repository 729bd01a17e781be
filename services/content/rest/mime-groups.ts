import { badRequest } from '../http/api-error';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The groups of file types that assets are filtered by; what is in none of them is an attachment. */
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
 * Whether a file type belongs to a group that `mimetype_group` names.
 * @throws ApiError 400 for a group that does not exist
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
