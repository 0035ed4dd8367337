import type { AdminParams, ErrorMessageParams, ShopErrorCode } from '@jyotiratna/contract';

/**
 * Errors that only administrators meet: `admin/errors.ts` of a language words them, and only the
 * administration loads it.
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

/**
 * How a language words errors that shoppers meet: a title for each error, a sentence for each code.
 */
export type ErrorWords = {
  titles: Except<Titles, AdminErrorCode>;
  sentences: Except<Sentences, AdminErrorCode | keyof AdminParams>;
};

/** The additional messages for administrators. */
export type AdminErrorWords = {
  titles: Pick<Titles, AdminErrorCode>;
  sentences: Pick<Sentences, Extract<AdminErrorCode, keyof Sentences> | keyof AdminParams>;
};

/** The language that every other falls back on has them all. */
export type AllErrorWords = { titles: Titles; sentences: Sentences };

/** A domain's share of them. */
export type ErrorWordsPart = { titles: Partial<Titles>; sentences: Partial<Sentences> };
