import type { AdminParams, ErrorMessageParams, ShopErrorCode } from '@jyotiratna/contract';

/** Errors that only administrators meet. The administration is in English: other languages leave them out. */
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
  | ('second_factor_required' | 'own_account' | 'last_administrator' | 'second_factor_needed' | 'second_factor_state')
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

/** How a language words errors: a title for each error, a sentence for each code. */
export type ErrorWords = {
  titles: Except<Titles, AdminErrorCode>;
  sentences: Except<Sentences, AdminErrorCode | keyof AdminParams>;
};

/** The language that every other falls back on has them all. */
export type AllErrorWords = { titles: Titles; sentences: Sentences };

/** A domain's share of them. */
export type ErrorWordsPart = { titles: Partial<Titles>; sentences: Partial<Sentences> };
