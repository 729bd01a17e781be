/** Maximum distance of a ZIP directory from the end of the file. */
const ZIP_TAIL = 65_557;
/** Range at the start of a file in which readers look for a PDF header. */
const PDF_HEAD = 1_024;
const MARKUP = /<(?:script|html|svg|iframe|!doctype|\?php)[\s>]/i;

/**
 * Detects polyglot files, which are a picture for one program and an archive, a web page or a PDF for another.
 * Pages are rendered anew, so nothing hidden would be stored, but such a file indicates an attack.
 */
export function hasHiddenFormat(bytes: Buffer, format: 'picture' | 'pdf'): boolean {
  if (bytes.subarray(-ZIP_TAIL).includes('PK\u0005\u0006', undefined, 'latin1')) return true;
  if (format === 'pdf') return false;
  return bytes.subarray(0, PDF_HEAD).includes('%PDF-') || MARKUP.test(bytes.toString('latin1'));
}
