import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { placeOfCode } from './state-codes.ts';
import type { TaxDocument } from './tax-document.ts';

type Seller = TaxDocument['seller'];

/** Who sells, from the settings; null while a part of it is missing. */
export function findSeller({ COMPANY_NAME, COMPANY_ADDRESS, GSTIN }: Deps['env']): Seller | null {
  const place = placeOfCode(GSTIN.slice(0, 2));
  if (!COMPANY_NAME || !COMPANY_ADDRESS || !place) return null;
  return { name: COMPANY_NAME, address: COMPANY_ADDRESS, gstin: GSTIN, ...place };
}

/** @throws ShopError invoice_unavailable: nobody may issue a tax invoice without them */
export function requireSeller(env: Deps['env']): Seller {
  const seller = findSeller(env);
  if (!seller) throw new ShopError('invoice_unavailable');
  return seller;
}
