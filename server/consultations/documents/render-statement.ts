import { statementLabels } from '@jyotiratna/messages/every-language/consultations.ts';
import {
  drawLines,
  drawRule,
  drawText,
  ink,
  left,
  type Pdf,
  right,
  soft,
  writePdf,
} from '../../platform/pdf/write-text.ts';
import type { StatementDocument } from './statement-document.ts';

/** Vertical position below which the next row starts a new page. */
const foot = 770;

/**
 * Renders a healer's monthly statement as an A4 PDF, in the healer's language. Deterministic: the
 * same content yields the same bytes.
 */
export function renderStatement(content: StatementDocument): Promise<Buffer> {
  const copy = statementLabels[content.locale];
  const title = copy.title(content.month);
  return writePdf(
    { title, created: new Date(`${content.date}T00:00:00Z`), lang: content.locale },
    (pdf) => {
      drawText(pdf, title, [left, 60, right - left], { size: 16, bold: true });
      const names = [
        drawLines(pdf, content.healerName, [left, 84, 250], { size: 11, step: 15 }),
        drawLines(pdf, content.shopName, [305, 84, right - 305], {
          color: soft,
          align: 'right',
          step: 13,
        }),
      ];
      drawTotalRows(pdf, content, drawRows(pdf, content, Math.max(...names) + 21));
    },
  );
}

type Row = StatementDocument['rows'][number];

function columnsOf({ locale }: StatementDocument) {
  const copy = statementLabels[locale];
  return [
    {
      title: copy.ended,
      x: left,
      width: 130,
      align: 'left',
      text: ({ ended: finished }: Row) => finished,
    },
    {
      title: copy.session,
      x: 172,
      width: 130,
      align: 'left',
      text: ({ id }: Row) => id.slice(0, 16),
    },
    {
      title: copy.minutes,
      x: 300,
      width: 45,
      align: 'right',
      text: ({ minutes }: Row) => String(minutes),
    },
    {
      title: copy.charged,
      x: 348,
      width: 66,
      align: 'right',
      text: ({ charged }: Row) => amount(charged),
    },
    {
      title: copy.refunded,
      x: 417,
      width: 66,
      align: 'right',
      text: ({ refunded }: Row) => amount(refunded),
    },
    {
      title: copy.share,
      x: 486,
      width: right - 486,
      align: 'right',
      text: ({ share }: Row) => amount(share),
    },
  ] as const;
}

function drawRows(pdf: Pdf, content: StatementDocument, top: number): number {
  const columns = columnsOf(content);
  let y = top;
  const drawTitles = () => {
    for (const { title, x, width, align } of columns)
      drawText(pdf, title, [x, y, width], { size: 8, bold: true, align });
    drawRule(pdf, y + 6);
    y += 20;
  };
  drawTitles();
  for (const row of content.rows) {
    if (y > foot) {
      pdf.addPage();
      y = 60;
      drawTitles();
    }
    for (const { x, width, align, text } of columns)
      drawText(pdf, text(row), [x, y, width], { size: 8.5, align });
    y += 15;
  }
  drawRule(pdf, y - 6);
  return y + 12;
}

function drawTotalRows(pdf: Pdf, { locale, rows, paid }: StatementDocument, y: number): void {
  const copy = statementLabels[locale];
  const total = (of: 'charged' | 'refunded' | 'share') =>
    rows.reduce((all, row) => all + row[of], 0);
  const lines = [
    [copy.charged, total('charged')],
    [copy.refunded, -total('refunded')],
    [copy.share, total('share')],
    ...(paid.gross > 0
      ? ([
          [copy.paid, paid.gross],
          [copy.tds, -paid.tds],
          [copy.transferred, paid.gross - paid.tds],
        ] as const)
      : []),
  ] as const;
  lines.forEach(([label, paise], at) => {
    const bold = at === 2 || at === 5;
    drawText(pdf, label, [330, y + at * 16, 130], { bold, color: bold ? ink : soft });
    drawText(pdf, `₹${amount(paise)}`, [430, y + at * 16, right - 430], { bold, align: 'right' });
  });
  drawLines(pdf, copy.note, [left, y + lines.length * 16 + 22, right - left], {
    size: 8,
    color: soft,
    step: 11,
  });
}

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats paise as '1,24,999.00'. */
function amount(paise: number): string {
  return rupees.format(paise / 100).replace('-', '−');
}
