import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from 'vitest';
import { createPdf } from './pdf-page.server';

const now = new Date('2026-10-31T12:00:00Z');

/** The text of each page, as extracted by a PDF reader. */
async function pagesOf(bytes: Buffer): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages = Array.from({ length: document.getPageCount() }, (_, index) =>
    document.getPage(index).getText(),
  );
  document.destroy();
  library.destroy();
  return pages;
}

const foot = (page: number, pages: number) => `${page}/${pages}`;

test('every language of the sites is written with embedded fonts', async () => {
  const texts = {
    pl: 'Wypłata została zwrócona: 1 234,50 zł',
    tr: 'Ödeme sağlayıcısı: ₺1.234,50 ğışİ',
    fi: 'Talletus peritty takaisin: −12,00 €',
    ja: '利用明細書 2026年10月 ￥1,234',
    'fr-CA': 'Relevé : œuvre, 1\u202f234,50 $',
    fil: 'Mga galaw ng pera: ₱1,234.50',
  };
  for (const [tag, text] of Object.entries(texts)) {
    const pdf = createPdf({ title: text, author: 'Halden', tag, now });
    pdf.heading(text, 1);
    const bytes = await pdf.finish(foot);
    const [page = ''] = await pagesOf(bytes);
    expect(page.replaceAll(/\s/g, ''), tag).toContain(text.replaceAll(/\s/g, ''));
    const raw = bytes.toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain(`/Lang (${tag})`);
    expect(raw).toContain('/Marked true');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('/FontFile2');
    expect(raw).not.toContain('Helvetica');
  }
});

test('rows that do not fit go to the next page, each whole, and each page has its foot', async () => {
  const pdf = createPdf({ title: 'Rows', author: 'Halden', tag: 'en', now });
  const rows = Array.from({ length: 90 }, (_, index) => [
    { text: `Row ${index}`, note: `payment:hosted/${'0'.repeat(120)}`, width: 0.7 },
    { text: `€${index}.00`, align: 'end' as const, width: 0.3 },
  ]);
  pdf.table(rows);
  const pages = await pagesOf(await pdf.finish(foot));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`${index + 1}/${pages.length}`);
    const named = [...page.matchAll(/Row (\d+)/g)].map(([, row]) => row);
    for (const row of named) expect(page).toContain(`€${row}.00`);
  }
  expect(pages.join('')).toContain('Row 89');
});
