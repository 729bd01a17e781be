import PDFDocument from 'pdfkit';
import { fontsOf, type Run, type Weight } from './pdf-fonts.server';

/** A cell of a row, or a paragraph. */
export interface Cell {
  text: string;
  weight?: Weight;
  size?: number;
  /** A second line in small grey letters. */
  note?: string;
  align?: 'start' | 'end';
  /** Fraction of the page's width. */
  width?: number;
  /** Whether it is a header of its row or column, for screen readers. */
  isHead?: boolean;
}

/** A document that adds pages as needed. */
export interface PdfPage {
  heading(text: string, level: 1 | 2): void;
  paragraph(cell: Cell): void;
  /** Rows of cells; the rest continues on the next page. */
  table(rows: readonly (readonly Cell[])[]): void;
  /** @param foot footer of each page, from its number and the number of pages */
  finish(foot: (page: number, pages: number) => string): Promise<Buffer>;
}

interface Line {
  runs: Run[];
  width: number;
}

const MARGIN = 50;
const FOOT = 40;
const GREY = '#595959';
const BLACK = '#111111';
const RULE = '#cccccc';
const LEADING = 1.4;

/** A tagged A4 document with its fonts embedded. @param tag BCP 47 tag of its language */
export function createPdf(info: { title: string; author: string; tag: string; now: Date }): PdfPage {
  const { title, author, tag, now } = info;
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: tag,
    displayTitle: true,
    bufferPages: true,
    // The default font would be referenced without being embedded.
    font: '',
    info: { Title: title, Author: author, CreationDate: now },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const runsOf = fontsOf(doc);
  const words = new Intl.Segmenter(tag, { granularity: 'word' });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const full = doc.page.width - 2 * MARGIN;
  const bottom = doc.page.height - MARGIN - FOOT;
  let y = MARGIN;

  function makeRoom(height: number): void {
    if (y + height <= bottom) return;
    doc.addPage();
    y = MARGIN;
  }

  function widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { font, text }) => sum + doc.font(font).fontSize(size).widthOfString(text), 0);
  }

  const advances = new Map<string, number>();

  /** Width of a text at size 1, by characters: measuring whole texts is much slower, and line breaking measures every word. */
  function advanceOf(text: string, weight: Weight): number {
    let sum = 0;
    for (const character of text) {
      const key = `${weight} ${character}`;
      let advance = advances.get(key);
      if (advance === undefined) advances.set(key, (advance = widthOf(runsOf(character, weight), 100) / 100));
      sum += advance;
    }
    return sum;
  }

  function linesOf(text: string, weight: Weight, size: number, width: number): Line[] {
    const most = width / size;
    const lines: Line[] = [];
    let current = '';
    let advance = 0;
    const close = () => {
      const runs = runsOf(current.trim(), weight);
      lines.push({ runs, width: widthOf(runs, size) });
      [current, advance] = ['', 0];
    };
    const add = (part: string) => {
      const own = advanceOf(part, weight);
      if (current.trim() !== '' && part.trim() !== '' && advance + own > most) close();
      current += part;
      advance += own;
    };
    for (const { segment } of words.segment(text)) {
      // References contain no break opportunities, so they break anywhere.
      if (advanceOf(segment, weight) > most) [...segment].forEach(add);
      else add(segment);
    }
    if (current.trim() !== '' || lines.length === 0) close();
    return lines;
  }

  function layOut({ text, note, weight = 'regular', size = 9.5 }: Cell, width: number) {
    const small = size * 0.85;
    const main = linesOf(text, weight, size, width);
    const below = note === undefined ? [] : linesOf(note, 'regular', small, width);
    return {
      parts: [
        ...main.map((line) => ({ line, size, colour: BLACK })),
        ...below.map((line) => ({ line, size: small, colour: GREY })),
      ],
      height: main.length * size * LEADING + below.length * small * LEADING,
    };
  }

  function draw({ parts }: ReturnType<typeof layOut>, x: number, width: number, align: Cell['align']): void {
    let top = y;
    for (const { line, size, colour } of parts) {
      let left = align === 'end' ? x + width - line.width : x;
      for (const { font, text } of line.runs) {
        doc.font(font).fontSize(size).fillColor(colour);
        // Aligns different fonts on one baseline.
        doc.text(text, left, top + size, { lineBreak: false, baseline: 'alphabetic' });
        left += doc.widthOfString(text);
      }
      top += size * LEADING;
    }
  }

  function block(tagName: string, cell: Cell, before: number, after: number): void {
    const laid = layOut(cell, full);
    y += y === MARGIN ? 0 : before;
    makeRoom(laid.height);
    root.add(doc.struct(tagName, {}, [() => draw(laid, MARGIN, full, cell.align)]));
    y += laid.height + after;
  }

  function row(cells: readonly Cell[], into: PDFKit.PDFStructureElement): void {
    const shares = cells.map(({ width = 1 / cells.length }) => width * full);
    const laid = cells.map((cell, index) => layOut(cell, (shares[index] ?? full) - 8));
    const height = Math.max(...laid.map((each) => each.height)) + 6;
    makeRoom(height);
    // eslint-disable-next-line marquee/no-site-codes -- the name of a table row in PDF
    const line = doc.struct('TR');
    into.add(line);
    let x = MARGIN;
    for (const [index, cell] of cells.entries()) {
      const own = laid[index];
      const width = shares[index] ?? full;
      const left = x;
      if (own)
        line.add(doc.struct(cell.isHead ? 'TH' : 'TD', {}, [() => draw(own, left, width - 8, cell.align)]));
      x += width;
    }
    line.end();
    y += height - 4;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .lineWidth(0.5)
      .strokeColor(RULE)
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + full, y)
      .stroke();
    doc.endMarkedContent();
    y += 4;
  }

  return {
    heading: (text, level) =>
      block(`H${level}`, { text, weight: 'bold', size: level === 1 ? 20 : 13 }, 16, level === 1 ? 6 : 4),
    paragraph: (cell) => block('P', cell, 0, 4),
    table(rows) {
      const table = doc.struct('Table');
      root.add(table);
      for (const cells of rows) row(cells, table);
      table.end();
    },
    finish(foot) {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.markContent('Artifact', { type: 'Pagination' });
        y = doc.page.height - MARGIN - 12;
        draw(layOut({ text: foot(page + 1, count), size: 8 }, full), MARGIN, full, 'start');
        doc.endMarkedContent();
      }
      doc.end();
      return done;
    },
  };
}
