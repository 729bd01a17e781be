/** How far from its end a ZIP archive may have its directory. */
const ZIP_TAIL = 65_557;
/** How far into a file readers look for the beginning of a PDF. */
const PDF_HEAD = 1_024;
const MARKUP = /<(?:script|html|svg|iframe|!doctype|\?php)[\s>]/i;

/**
 * Whether a file is also one of another format: such a file is a picture for one program and an archive, a page or a PDF for another.
 * Pages are drawn anew, so nothing of it would be stored; who sends one has something in mind all the same.
 */
export function hasHiddenFormat(bytes: Buffer, format: 'picture' | 'pdf'): boolean {
  if (bytes.subarray(-ZIP_TAIL).includes('PK\u0005\u0006', undefined, 'latin1')) return true;
  if (format === 'pdf') return false;
  return bytes.subarray(0, PDF_HEAD).includes('%PDF-') || MARKUP.test(bytes.toString('latin1'));
}
