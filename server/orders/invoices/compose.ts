import { defined, formatRupeesExact, itemAt, sourceLocale, toRupees } from '@jyotiratna/contract';
import { extrasLabels } from '@jyotiratna/messages/every-language/catalogue.ts';
import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import type { StoredBilling } from '../../platform/database/columns.ts';
import type { OrderRow } from '../../reservations/order-queries.ts';
import { bundleLines } from '../bundle-lines.ts';
import { itemIdentity } from '../item-identity.ts';
import { paidByLine, type RefundedLine } from '../line-money.ts';
import { partRows } from '../part-rows.ts';
import { allocateRefund, type EarlierNotes, recordOf } from './allocate-refund.ts';
import { apportion } from './apportion.ts';
import { splitTax, type Tax } from './split-tax.ts';
import { placeOfState } from './state-codes.ts';
import type { TaxDocument, TaxLine } from './tax-document.ts';
import type { InvoiceItem } from './taxed-items.ts';

/** Goods, services and charges have English names on every document, as in the sales register. */
const extras = extrasLabels[sourceLocale];
const { shipping, cashFee } = emailMessages[sourceLocale].order;

/** Unit quantity codes of the GST list: PCS for goods, OTH for services. */
export const unitsOfLines = { goods: 'PCS', services: 'OTH' } as const;

type Head = Pick<TaxDocument, 'number' | 'date'>;

/**
 * The tax invoice of an order. Prices include GST; the order's discount is spread over its lines by
 * price. The place of supply is the destination of the parcel (section 10(1)(a) of the IGST Act),
 * not the billing address; for an order without an address it is the seller's state.
 */
export function buildInvoice(
  { number, date }: Head,
  seller: TaxDocument['seller'],
  {
    order,
    items,
    scheme,
  }: { order: OrderRow; items: readonly InvoiceItem[]; scheme?: TaxDocument['scheme'] },
): TaxDocument {
  const gross = items.map(({ unitPricePaise, quantity }) => unitPricePaise * quantity);
  const paid = paidByLine({ order, items });
  const place = (order.address && placeOfState(order.address.state)) ?? seller;
  const placeOfSupply = { state: place.state, stateCode: place.stateCode };
  const withinState = placeOfSupply.stateCode === seller.stateCode;
  const lines = items.flatMap((item, at) =>
    linesOf(item, { gross: itemAt(gross, at), total: itemAt(paid, at) }, withinState),
  );
  const chargeLines = (description: string, total: number, position: number) =>
    chargeLine({ description, total, position }, lines, withinState);
  const route = chargeLines(shipping, order.shippingPaise, -1);
  const fee = chargeLines(cashFee, order.cashFeePaise, -2);
  const all = [...lines, ...route, ...fee];
  return {
    kind: 'invoice',
    ...documentTypeOf(all, order.buyerGstin),
    ...(scheme && { scheme }),
    locale: order.locale,
    number,
    date,
    orderId: order.id,
    orderNumber: order.orderNumber,
    original: null,
    seller,
    buyer: withGstin(buyerOf(order.billingAddress ?? order.address), order.buyerGstin),
    ...(order.billingAddress && order.address ? { deliveredTo: buyerOf(order.address) } : {}),
    placeOfSupply,
    lines: all,
    ...(route.length > 0 ? { shipping: true as const } : {}),
    ...(fee.length > 0 ? { fee: true as const } : {}),
    totals: totalsOf(all, order.roundingPaise),
  };
}

/**
 * The type of an invoice with these lines: `bill` of supply or `mixed`; absent for a tax invoice.
 */
export function documentTypeOf(
  lines: readonly TaxLine[],
  buyerGstin: string | null,
): Pick<TaxDocument, 'form'> {
  const free = lines.filter(({ rate }) => rate === 0).length;
  if (free === 0) return {};
  if (free === lines.length) return { form: 'bill' };
  return buyerGstin ? {} : { form: 'mixed' };
}

/**
 * The invoice lines of an item: the goods, and a separate line with its own code and rate for a
 * service on them. Each gets its share of the discount.
 */
function linesOf(
  item: InvoiceItem,
  { gross, total }: { gross: number; total: number },
  withinState: boolean,
): TaxLine[] {
  const { name: description, quantity, position, parts, hsn, gstBasisPoints } = item;
  const details = [...detailsOf(parts), ...bundleLines(item, sourceLocale)];
  const identity = itemIdentity(item, item.stone, sourceLocale);
  const goods = {
    ...{ description, hsn, rate: gstBasisPoints, unit: unitsOfLines.goods },
    ...(identity.length > 0 && { identity }),
    ...(details.length > 0 && { details }),
    ...(item.stone?.weightMg && !parts?.setting && { weightMg: item.stone.weightMg * quantity }),
  };
  const toLine = (
    subject: Pick<
      TaxLine,
      'description' | 'identity' | 'details' | 'hsn' | 'rate' | 'unit' | 'weightMg'
    >,
    price: number,
    paid: number,
  ): TaxLine => ({
    ...subject,
    position,
    quantity,
    gross: price,
    discount: price - paid,
    ...splitTax(paid, subject.rate, withinState),
    total: paid,
  });
  const service = parts?.energisation;
  if (!service || service.paise === 0) return [toLine(goods, gross, total)];
  const servicePaise = service.paise * quantity;
  const [paidGoods = 0, paidService = 0] = apportion(total, [gross - servicePaise, servicePaise]);
  const serviceLine = {
    ...{ description: extras.service(description), hsn: defined(service.sac) },
    ...{ rate: defined(service.gstBasisPoints), unit: unitsOfLines.services },
  };
  return [
    toLine(goods, gross - servicePaise, paidGoods),
    toLine(serviceLine, servicePaise, paidService),
  ];
}

/** Stone, metal and making charge of set jewellery; an energisation has its own line. */
function detailsOf(parts: InvoiceItem['parts']): string[] {
  if (!parts?.setting) return [];
  return partRows({ ...parts, energisation: undefined }, sourceLocale).map(
    ({ label, paise }) => `${label}: ${formatRupeesExact(toRupees(paise))}`,
  );
}

/**
 * The line of a shipping charge or cash-on-delivery fee, which is part of the supply (section
 * 15(2)(c) of the CGST Act): it has the code and the GST rate of the principal supply, the line
 * with the highest price.
 */
function chargeLine(
  { description, total, position }: Pick<TaxLine, 'description' | 'total'> & { position: number },
  lines: readonly TaxLine[],
  withinState: boolean,
): TaxLine[] {
  const [main] = [...lines].sort((a, b) => b.total - a.total);
  if (!main || !total) return [];
  const { hsn, rate } = main;
  const tax = splitTax(total, rate, withinState);
  return [
    { position, description, hsn, quantity: 0, gross: total, discount: 0, rate, ...tax, total },
  ];
}

/**
 * The credit note for a refund: its lines have the taxes of the invoice's lines (allocated by
 * `allocateRefund`).
 * @param refund the refunded amounts of the order's lines, by position
 * @param notes the earlier credit notes: all together they return a line's taxes to the paisa
 */
export function buildCreditNote(
  { number, date }: Head,
  invoice: TaxDocument,
  refund: { amountPaise: number; lines: readonly RefundedLine[] },
  notes: EarlierNotes = [],
): TaxDocument {
  const withinState = invoice.placeOfSupply.stateCode === invoice.seller.stateCode;
  const { shares, rounding } = allocateRefund(invoice, notes, refund);
  const lines = invoice.lines.flatMap((line, at): TaxLine[] => {
    const paise = itemAt(shares, at);
    if (paise <= 0) return [];
    const before = sumsOf(recordOf(line, notes));
    const all = splitTax(before.total + paise, line.rate, withinState);
    const tax = nextTax(all, before, splitTax(paise, line.rate, withinState));
    const { details: _, weightMg, ...full } = line;
    const quantity =
      refund.lines.find(({ position }) => position === (line.position ?? at))?.quantity ?? 0;
    const weight =
      weightMg === undefined ? {} : { weightMg: Math.round((weightMg * quantity) / line.quantity) };
    return [{ ...full, ...weight, quantity, gross: paise, discount: 0, ...tax, total: paise }];
  });
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    date,
    original: { number: invoice.number, date: invoice.date },
    lines,
    totals: totalsOf(lines, rounding),
  };
}

/**
 * The taxes of a line on a credit note: those of its total refund so far, less those of the earlier
 * credit notes.
 * @param alone the taxes of this credit note by itself: for a few paise, the difference may exceed
 * the amount
 */
function nextTax(all: Tax, before: Tax, alone: Tax): Tax {
  if (all.taxable < before.taxable) return alone;
  return {
    taxable: all.taxable - before.taxable,
    cgst: all.cgst - before.cgst,
    sgst: all.sgst - before.sgst,
    igst: all.igst - before.igst,
  };
}

/** The credit note that reverses a full invoice. */
export function cancelledBy({ number, date }: Head, invoice: TaxDocument): TaxDocument {
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    date,
    original: { number: invoice.number, date: invoice.date },
  };
}

function totalsOf(lines: readonly TaxLine[], rounding: number): TaxDocument['totals'] {
  const totals = sumsOf(lines);
  return { ...totals, rounding, payable: totals.total + rounding };
}

function sumsOf(lines: readonly TaxLine[]): Tax & { total: number } {
  const sumOf = (field: keyof Tax | 'total') => lines.reduce((all, line) => all + line[field], 0);
  return {
    taxable: sumOf('taxable'),
    cgst: sumOf('cgst'),
    sgst: sumOf('sgst'),
    igst: sumOf('igst'),
    total: sumOf('total'),
  };
}

function buyerOf(address: StoredBilling | null): TaxDocument['buyer'] {
  if (!address) return null;
  const { fullName, addressLine, apartment, city, state, pincode } = address;
  return {
    name: fullName,
    lines: [addressLine, apartment, `${city} ${pincode}`, state].filter(Boolean),
  };
}

function withGstin(buyer: TaxDocument['buyer'], gstin: string | null): TaxDocument['buyer'] {
  return buyer && gstin ? { ...buyer, gstin } : buyer;
}
