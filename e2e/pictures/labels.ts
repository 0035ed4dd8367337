import { account } from '../../messages/en/accounts/account.ts';
import { accountEmailLabels } from '../../messages/en/accounts/account-email.ts';
import { addressBook } from '../../messages/en/accounts/address-book.ts';
import { profile } from '../../messages/en/accounts/profile.ts';
import { product } from '../../messages/en/catalogue/product.ts';
import { validation } from '../../messages/en/checkout/validation.ts';
import { booking } from '../../messages/en/healers/booking.ts';
import { healers } from '../../messages/en/healers/healers.ts';
import { kundli } from '../../messages/en/kundli/kundli.ts';
import { kundliResult } from '../../messages/en/kundli/kundli-result.ts';
import { matching } from '../../messages/en/kundli/matching.ts';
import { newsletter } from '../../messages/en/newsletter/newsletter.ts';
import { confirmation } from '../../messages/en/orders/confirmation.ts';
import { controls } from '../../messages/en/platform/controls.ts';
import { shell } from '../../messages/en/platform/shell.ts';
import { coupon } from '../../messages/en/pricing/coupon.ts';
import { account as accountHindi } from '../../messages/hi/accounts/account.ts';
import { accountEmailLabels as accountEmailHindi } from '../../messages/hi/accounts/account-email.ts';
import { addressBook as addressBookHindi } from '../../messages/hi/accounts/address-book.ts';
import { profile as profileHindi } from '../../messages/hi/accounts/profile.ts';
import { product as productHindi } from '../../messages/hi/catalogue/product.ts';
import { validation as validationHindi } from '../../messages/hi/checkout/validation.ts';
import { booking as bookingHindi } from '../../messages/hi/healers/booking.ts';
import { healers as healersHindi } from '../../messages/hi/healers/healers.ts';
import { kundli as kundliHindi } from '../../messages/hi/kundli/kundli.ts';
import { kundliResult as kundliResultHindi } from '../../messages/hi/kundli/kundli-result.ts';
import { matching as matchingHindi } from '../../messages/hi/kundli/matching.ts';
import { newsletter as newsletterHindi } from '../../messages/hi/newsletter/newsletter.ts';
import { confirmation as confirmationHindi } from '../../messages/hi/orders/confirmation.ts';
import { controls as controlsHindi } from '../../messages/hi/platform/controls.ts';
import { shell as shellHindi } from '../../messages/hi/platform/shell.ts';
import { coupon as couponHindi } from '../../messages/hi/pricing/coupon.ts';

const en = {
  account,
  accountEmailLabels,
  addressBook,
  booking,
  controls,
  confirmation,
  coupon,
  healers,
  kundli,
  kundliResult,
  matching,
  newsletter,
  product,
  profile,
  shell,
  validation,
};
/** Messages of the storefront, by which screen states are reached. */
export type Messages = typeof en;

export const labelsOf: Readonly<Record<'en' | 'hi', Messages>> = {
  en,
  hi: {
    account: accountHindi,
    accountEmailLabels: accountEmailHindi,
    addressBook: addressBookHindi,
    booking: bookingHindi,
    controls: controlsHindi,
    confirmation: confirmationHindi,
    coupon: couponHindi,
    healers: healersHindi,
    kundli: kundliHindi,
    kundliResult: kundliResultHindi,
    matching: matchingHindi,
    newsletter: newsletterHindi,
    product: productHindi,
    profile: profileHindi,
    shell: shellHindi,
    validation: validationHindi,
  },
};
