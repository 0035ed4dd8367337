import { errorMessage, ShopError } from '@jyotiratna/contract';

/**
 * The invoice of a registered buyer names their address (rule 46 of the CGST Rules, 2017).
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
