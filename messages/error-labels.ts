import type { AdminParams, ErrorMessageParams, ShopErrorCode } from '@jyotiratna/contract';

/**
 * Errors that occur only for administrators: defined in `admin/errors.ts` of a language, which only
 * the administration loads.
 */
type AdminErrorCode =
  | (
      | 'admin_required'
      | 'document_public'
      | 'party_in_use'
      | 'rate_unconfirmed'
      | 'refund_above_session'
      | 'coupon_not_found'
      | 'coupon_exists'
    )
  | (
      | 'second_factor_required'
      | 'own_account'
      | 'last_administrator'
      | 'second_factor_needed'
      | 'second_factor_state'
    )
  | (
      | 'password_change_needed'
      | 'wrong_code'
      | 'account_not_found'
      | 'healer_has_account'
      | 'healer_known'
      | 'payout_too_much'
    );

type Titles = Record<ShopErrorCode, string>;
type Sentences = {
  [Code in keyof ErrorMessageParams]: ErrorMessageParams[Code] extends null
    ? string
    : (params: ErrorMessageParams[Code]) => string;
};

type Except<Labels, Left extends PropertyKey> = Omit<Labels, Left> & Partial<Labels>;

/** Errors that occur for customers: a title per error, a message per code. */
export type ErrorWords = {
  titles: Except<Titles, AdminErrorCode>;
  sentences: Except<Sentences, AdminErrorCode | keyof AdminParams>;
};

/** The additional errors for administrators. */
export type AdminErrorWords = {
  titles: Pick<Titles, AdminErrorCode>;
  sentences: Pick<Sentences, Extract<AdminErrorCode, keyof Sentences> | keyof AdminParams>;
};

/** Complete labels, required of the fallback language. */
export type AllErrorWords = { titles: Titles; sentences: Sentences };

/** The errors of one domain. */
export type ErrorWordsPart = { titles: Partial<Titles>; sentences: Partial<Sentences> };
