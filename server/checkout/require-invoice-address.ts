import { errorMessage, ShopError } from '@jyotiratna/contract';

/**
 * A registered buyer's invoice must contain the address (rule 46 of the CGST Rules, 2017).
 * @throws ShopError invalid_input for a GSTIN without an address
 */
export function requireInvoiceAddress({
  gstin,
  address,
}: {
  gstin: string | null | undefined;
  address: object | null | undefined;
}): void {
  if (!gstin || address) return;
  const message = errorMessage('gstin_address_missing');
  throw new ShopError('invalid_input', { message, fields: { gstin: message } });
}
