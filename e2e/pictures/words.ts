import { account } from '../../messages/en/account.ts';
import { accountMail } from '../../messages/en/account-mail.ts';
import { addressBook } from '../../messages/en/address-book.ts';
import { booking } from '../../messages/en/booking.ts';
import { confirmation } from '../../messages/en/confirmation.ts';
import { controls } from '../../messages/en/controls.ts';
import { coupon } from '../../messages/en/coupon.ts';
import { healers } from '../../messages/en/healers.ts';
import { kundli } from '../../messages/en/kundli.ts';
import { kundliResult } from '../../messages/en/kundli-result.ts';
import { matching } from '../../messages/en/matching.ts';
import { newsletter } from '../../messages/en/newsletter.ts';
import { product } from '../../messages/en/product.ts';
import { profile } from '../../messages/en/profile.ts';
import { shell } from '../../messages/en/shell.ts';
import { validation } from '../../messages/en/validation.ts';
import { account as accountHindi } from '../../messages/hi/account.ts';
import { accountMail as accountMailHindi } from '../../messages/hi/account-mail.ts';
import { addressBook as addressBookHindi } from '../../messages/hi/address-book.ts';
import { booking as bookingHindi } from '../../messages/hi/booking.ts';
import { confirmation as confirmationHindi } from '../../messages/hi/confirmation.ts';
import { controls as controlsHindi } from '../../messages/hi/controls.ts';
import { coupon as couponHindi } from '../../messages/hi/coupon.ts';
import { healers as healersHindi } from '../../messages/hi/healers.ts';
import { kundli as kundliHindi } from '../../messages/hi/kundli.ts';
import { kundliResult as kundliResultHindi } from '../../messages/hi/kundli-result.ts';
import { matching as matchingHindi } from '../../messages/hi/matching.ts';
import { newsletter as newsletterHindi } from '../../messages/hi/newsletter.ts';
import { product as productHindi } from '../../messages/hi/product.ts';
import { profile as profileHindi } from '../../messages/hi/profile.ts';
import { shell as shellHindi } from '../../messages/hi/shell.ts';
import { validation as validationHindi } from '../../messages/hi/validation.ts';

const en = {
  account,
  accountMail,
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
/** The messages of the storefront by which states are reached. */
export type Words = typeof en;

export const wordsOf: Readonly<Record<'en' | 'hi', Words>> = {
  en,
  hi: {
    account: accountHindi,
    accountMail: accountMailHindi,
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
