import { account } from '../../web/messages/en/account.ts';
import { accountMail } from '../../web/messages/en/account-mail.ts';
import { addressBook } from '../../web/messages/en/address-book.ts';
import { booking } from '../../web/messages/en/booking.ts';
import { common } from '../../web/messages/en/common.ts';
import { confirmation } from '../../web/messages/en/confirmation.ts';
import { coupon } from '../../web/messages/en/coupon.ts';
import { healers } from '../../web/messages/en/healers.ts';
import { kundli } from '../../web/messages/en/kundli.ts';
import { kundliResult } from '../../web/messages/en/kundli-result.ts';
import { newsletter } from '../../web/messages/en/newsletter.ts';
import { product } from '../../web/messages/en/product.ts';
import { profile } from '../../web/messages/en/profile.ts';
import { shell } from '../../web/messages/en/shell.ts';
import { validation } from '../../web/messages/en/validation.ts';
import { account as accountHindi } from '../../web/messages/hi/account.ts';
import { accountMail as accountMailHindi } from '../../web/messages/hi/account-mail.ts';
import { addressBook as addressBookHindi } from '../../web/messages/hi/address-book.ts';
import { booking as bookingHindi } from '../../web/messages/hi/booking.ts';
import { common as commonHindi } from '../../web/messages/hi/common.ts';
import { confirmation as confirmationHindi } from '../../web/messages/hi/confirmation.ts';
import { coupon as couponHindi } from '../../web/messages/hi/coupon.ts';
import { healers as healersHindi } from '../../web/messages/hi/healers.ts';
import { kundli as kundliHindi } from '../../web/messages/hi/kundli.ts';
import { kundliResult as kundliResultHindi } from '../../web/messages/hi/kundli-result.ts';
import { newsletter as newsletterHindi } from '../../web/messages/hi/newsletter.ts';
import { product as productHindi } from '../../web/messages/hi/product.ts';
import { profile as profileHindi } from '../../web/messages/hi/profile.ts';
import { shell as shellHindi } from '../../web/messages/hi/shell.ts';
import { validation as validationHindi } from '../../web/messages/hi/validation.ts';

const en = {
  account,
  accountMail,
  addressBook,
  booking,
  common,
  confirmation,
  coupon,
  healers,
  kundli,
  kundliResult,
  newsletter,
  product,
  profile,
  shell,
  validation,
};
/** The messages of the window by which states are reached. */
export type Words = typeof en;

export const wordsOf: Readonly<Record<'en' | 'hi', Words>> = {
  en,
  hi: {
    account: accountHindi,
    accountMail: accountMailHindi,
    addressBook: addressBookHindi,
    booking: bookingHindi,
    common: commonHindi,
    confirmation: confirmationHindi,
    coupon: couponHindi,
    healers: healersHindi,
    kundli: kundliHindi,
    kundliResult: kundliResultHindi,
    newsletter: newsletterHindi,
    product: productHindi,
    profile: profileHindi,
    shell: shellHindi,
    validation: validationHindi,
  },
};
