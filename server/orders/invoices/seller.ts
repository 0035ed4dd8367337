import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { placeOfCode, placeOfState } from './state-codes.ts';
import type { TaxDocument } from './tax-document.ts';

type Seller = TaxDocument['seller'];

/** The seller's details from the settings; null if any of them is missing. */
export function findSeller(env: Deps['env']): Seller | null {
  const { COMPANY_NAME, COMPANY_ADDRESS } = env;
  const gstin = env.GST_SCHEME === 'unregistered' ? '' : env.GSTIN;
  const place = gstin ? placeOfCode(gstin.slice(0, 2)) : placeOfUnregistered(env);
  if (!COMPANY_NAME || !COMPANY_ADDRESS || !place) return null;
  return { name: COMPANY_NAME, address: COMPANY_ADDRESS, gstin, ...place };
}

function placeOfUnregistered({ GST_SCHEME, COMPANY_STATE }: Deps['env']) {
  return GST_SCHEME === 'unregistered' ? placeOfState(COMPANY_STATE) : null;
}

/** The scheme under which the seller charges no GST; undefined if the seller charges GST. */
export function taxFreeScheme({
  GST_SCHEME,
}: Pick<Deps['env'], 'GST_SCHEME'>): TaxDocument['scheme'] {
  return GST_SCHEME === 'regular' ? undefined : GST_SCHEME;
}

/** @throws ShopError invoice_unavailable without the seller's details */
export function requireSeller(env: Deps['env']): Seller {
  const seller = findSeller(env);
  if (!seller) throw new ShopError('invoice_unavailable');
  return seller;
}
