import { defined, itemAt } from '@jyotiratna/contract';
import type { TaxDocumentLabels } from '@jyotiratna/messages/every-language/orders.ts';
import { left, right, widthOf } from '../../platform/pdf/write-text.ts';
import { stateTaxName } from './state-codes.ts';
import type { TaxDocument, TaxLine } from './tax-document.ts';

/**
 * A right-aligned column of amounts, with its title; a cell has one or more lines. `x` and `width`
 * in points.
 */
export type Column = { title: string; x: number; width: number; text: (line: TaxLine) => string[] };

type Sheet = { content: TaxDocument; words: TaxDocumentLabels };

export const headSize = 8;
/** The space between columns, in points. */
const gap = 8;
/** The minimum width of the description, in points, unless even the smallest font leaves less. */
const minDescription = 125;

/**
 * Font sizes in points and layouts of amounts, preferred first; `stacked`: a rate is on its own
 * line.
 */
const settings = [
  { size: 7.5, stacked: false },
  { size: 7.5, stacked: true },
  { size: 7, stacked: true },
  { size: 6.5, stacked: true },
  { size: 6, stacked: true },
  { size: 5.5, stacked: true },
] as const;

/**
 * The columns of a tax document's table, each as wide as its widest cell, so that none overlap.
 * @returns the font size of the amounts and the remaining width of the description, in points
 */
export function layColumns(sheet: Sheet): { columns: Column[]; size: number; description: number } {
  const layOut = ({ size, stacked }: (typeof settings)[number]) => {
    const columns = placeColumns(columnsOf(sheet, stacked), sheet.content, size);
    return { columns, size, description: itemAt(columns, 0).x - gap - left };
  };
  const fitting = settings.find((setting) => layOut(setting).description >= minDescription);
  return layOut(fitting ?? defined(settings.at(-1)));
}

type ColumnContent = Pick<Column, 'title' | 'text'>;

function columnsOf(
  { content: { totals, lines, seller, form }, words: labels }: Sheet,
  stacked: boolean,
): ColumnContent[] {
  const taxed = (paise: number, rate: number) => {
    const percent = `(${rate / 100}%)`;
    return stacked ? [formatPaise(paise), percent] : [`${formatPaise(paise)} ${percent}`];
  };
  const taxes: ColumnContent[] = totals.igst
    ? [{ title: 'IGST', text: ({ igst, rate }) => taxed(igst, rate) }]
    : [
        { title: 'CGST', text: ({ cgst, rate }) => taxed(cgst, rate / 2) },
        { title: stateTaxName(seller.stateCode), text: ({ sgst, rate }) => taxed(sgst, rate / 2) },
      ];
  return [
    { title: 'HSN', text: ({ hsn }) => [hsn] },
    {
      title: labels.quantity,
      text: ({ quantity, unit }) => [quantity > 0 ? [quantity, unit].join(' ').trim() : '–'],
    },
    { title: labels.price, text: (line) => [unitPrice(line)] },
    ...(lines.some(({ discount }) => discount > 0)
      ? [{ title: labels.discount, text: ({ discount }: TaxLine) => [formatPaise(discount)] }]
      : []),
    ...(form === 'bill'
      ? []
      : [
          { title: labels.taxable, text: ({ taxable }: TaxLine) => [formatPaise(taxable)] },
          ...taxes,
        ]),
    { title: labels.amount, text: ({ total }) => [formatPaise(total)] },
  ];
}

/** The unit price, tax included; '–' if it is not a whole number of paise (a partial refund). */
function unitPrice({ gross, quantity }: TaxLine): string {
  const units = Math.max(1, quantity);
  return gross % units === 0 ? formatPaise(gross / units) : '–';
}

function placeColumns(
  columns: readonly ColumnContent[],
  { lines }: TaxDocument,
  size: number,
): Column[] {
  let end = right;
  return columns
    .toReversed()
    .map(({ title, text }) => {
      const headers = title
        .split('\n')
        .map((line) => widthOf(line, { size: Math.min(headSize, size + 0.5), bold: true }));
      const cells = lines.flatMap(text).map((line) => widthOf(line, { size }));
      // Slightly wider than the widest cell, against rounding.
      const width = Math.max(...headers, ...cells) + 0.1;
      const x = end - width;
      end = x - gap;
      return { title, text, x, width };
    })
    .toReversed();
}

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** '1,24,999.00' from paise. */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100);
}
