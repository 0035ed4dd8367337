import type { PublicConfig } from '@jyotiratna/contract';
import { findLivingCoupon } from '../../db/queries/coupons.ts';
import type { Deps } from '../deps.ts';
import { providerBase } from './payments-settings.ts';
import { publicUrl } from './public-url.ts';

/** The coupon that the promo strip names (specification section 1). */
const promoCode = 'JYOTI50';

/** This shop's set-up as pages may know it; cached with the catalogue, since the promo follows a real coupon. */
export async function publicConfig(deps: Pick<Deps, 'env' | 'db' | 'catalogue'>): Promise<PublicConfig> {
  const { env } = deps;
  const coupon = await deps.catalogue.remember('promo', () => findLivingCoupon(deps.db, promoCode));
  return {
    shopName: 'Jyotiratna',
    publicUrl: publicUrl(env),
    company: {
      legalName: env.COMPANY_NAME,
      address: env.COMPANY_ADDRESS,
      email: env.COMPANY_EMAIL,
      phone: env.COMPANY_PHONE,
      careersEmail: env.CAREERS_EMAIL || env.COMPANY_EMAIL,
      grievanceOfficer: env.GRIEVANCE_OFFICER,
      grievanceEmail: env.GRIEVANCE_EMAIL || env.COMPANY_EMAIL,
      gstin: env.GSTIN,
    },
    social: {
      instagram: env.SOCIAL_INSTAGRAM,
      facebook: env.SOCIAL_FACEBOOK,
      youtube: env.SOCIAL_YOUTUBE,
      x: env.SOCIAL_X,
    },
    payments: { mode: env.PAYMENTS, scriptUrl: checkoutScript(env) },
    google: env.GOOGLE_CLIENT_ID !== undefined,
    promo: coupon?.type === 'percentage' ? { code: coupon.code, percent: coupon.value / 100 } : null,
  };
}

/**
 * The provider's checkout script: from the provider itself, never a copy, because it changes without notice. A stand-in
 * serves its own beside its API.
 */
function checkoutScript(env: Deps['env']): string {
  if (env.PAYMENTS === 'none') return '';
  if (env.RAZORPAY_API_BASE && env.RAZORPAY_API_BASE !== providerBase) return `${env.RAZORPAY_API_BASE}/checkout.js`;
  return env.PAYMENTS === 'sandbox' ? '/sandbox/v1/checkout.js' : 'https://checkout.razorpay.com/v1/checkout.js';
}
