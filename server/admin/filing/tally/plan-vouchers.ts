import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';

/** An entry of a voucher, in paise: positive is a debit, negative a credit. */
export type Entry = { ledger: string; paise: number };

/** An accounting voucher, whose entries add up to zero. */
export type BookVoucher = {
  type: 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal';
  number: string;
  /** Date of the voucher, YYYY-MM-DD. */
  date: string;
  party: string;
  reference: string;
  entries: Entry[];
};

/** Money received (positive paise) or paid (negative) for an order, a balance or a gift card. */
export type MoneyMovement = {
  id: string;
  date: string;
  paise: number;
  of: 'order' | 'balance' | 'gift';
  provider: string;
  reference: string;
};

/**
 * Names of the ledgers that vouchers use, besides those of sales and taxes by rate; they must exist
 * in the books.
 */
const ledgers = {
  consumers: 'Customers',
  customerBalance: 'Balances of customers',
  credit: 'Gift cards and store credit',
  given: 'Store credit given',
  expired: 'Expired gift cards',
  taxOnAdvances: 'GST on advances',
  rounding: 'Round off',
};

const entry = (ledger: string, paise: number): Entry => ({ ledger, paise });
const booked = (entries: readonly Entry[], sign: number) =>
  entries
    .map(({ ledger, paise }) => ({ ledger, paise: sign * paise }))
    .filter(({ paise }) => paise !== 0);

/** A tax document as a voucher: a credit note has its invoice's entries reversed. */
export function voucherOfSupply(document: TaxDocument): BookVoucher {
  const { kind, number, date, lines, totals, orderNumber, orderId, subject } = document;
  const party = partyOf(document);
  const name = subject === 'session' ? 'Consultations' : 'Sales';
  const sales = [...Map.groupBy(lines, ({ rate }) => rate)].map(([rate, all]) =>
    entry(`${name} ${rate / 100}%`, -all.reduce((sum, { taxable }) => sum + taxable, 0)),
  );
  // The tax on advances was entered when they were received.
  const used = (document.advances ?? []).flatMap(({ tax }) => taxOnAdvance(tax, -1));
  const entries = [
    entry(party, totals.payable),
    ...sales,
    ...outputTaxes(totals, -1),
    entry(ledgers.rounding, -totals.rounding),
    ...used,
  ];
  const type = kind === 'invoice' ? 'Sales' : 'Credit Note';
  return {
    type,
    number,
    date,
    party,
    reference: orderNumber ?? orderId,
    entries: booked(entries, kind === 'invoice' ? 1 : -1),
  };
}

/** The voucher for the tax of a receipt or refund voucher; its money is a separate movement. */
export function voucherOfAdvance(document: TaxDocument): BookVoucher {
  const { kind, number, date, orderId, totals } = document;
  const isReceipt = kind === 'receipt_voucher';
  const entries = booked(taxOnAdvance(totals, 1), isReceipt ? 1 : -1);
  return {
    type: 'Journal',
    number,
    date,
    party: ledgers.taxOnAdvances,
    reference: orderId,
    entries,
  };
}

export function voucherOfMoney({
  id,
  date,
  paise,
  of,
  provider,
  reference,
}: MoneyMovement): BookVoucher {
  const party = {
    order: ledgers.consumers,
    balance: ledgers.customerBalance,
    gift: ledgers.credit,
  }[of];
  const type = paise > 0 ? ('Receipt' as const) : ('Payment' as const);
  const entries = booked([entry(`Payments by ${provider}`, paise), entry(party, -paise)], 1);
  return { type, number: id, date, party, reference, entries };
}

/**
 * A movement of store credit or a gift card that involves no money; `from` and `to` are accounts of
 * the shop's ledger.
 */
export type CreditMovement = {
  id: string;
  date: string;
  paise: number;
  reference: string;
  from: string;
  to: string;
};

/**
 * The voucher of a credit movement. Store credit and gift cards are liabilities until an order uses
 * them, which settles its customer's debt; expired credit is income, granted credit an expense.
 * Null for a movement within one ledger.
 */
export function voucherOfCredit({
  id,
  date,
  paise,
  reference,
  from,
  to,
}: CreditMovement): BookVoucher | null {
  const [debited, credited] = [ledgerOf(from), ledgerOf(to)];
  if (debited === credited) return null;
  const entries = [entry(debited, paise), entry(credited, -paise)];
  return { type: 'Journal', number: id, date, party: ledgers.credit, reference, entries };
}

function ledgerOf(account: string): string {
  if (account.startsWith('order:')) return ledgers.consumers;
  if (account === 'shop:credits') return ledgers.given;
  if (account === 'shop:expired') return ledgers.expired;
  return account === 'shop:closed' ? ledgers.customerBalance : ledgers.credit;
}

/** The ledger of a document's party: one for each buyer with a GSTIN; balances for a session. */
function partyOf({ buyer, subject }: TaxDocument): string {
  if (subject === 'session') return ledgers.customerBalance;
  return buyer?.gstin ? `${buyer.name} ${buyer.gstin}` : ledgers.consumers;
}

type Taxes = Pick<TaxDocument['totals'], 'cgst' | 'sgst' | 'igst'>;

function outputTaxes({ cgst, sgst, igst }: Taxes, sign: number): Entry[] {
  return [
    entry('Output CGST', sign * cgst),
    entry('Output SGST', sign * sgst),
    entry('Output IGST', sign * igst),
  ];
}

function taxOnAdvance(taxes: Taxes, sign: number): Entry[] {
  const total = taxes.cgst + taxes.sgst + taxes.igst;
  return [entry(ledgers.taxOnAdvances, sign * total), ...outputTaxes(taxes, -sign)];
}
