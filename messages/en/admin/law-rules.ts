import type { LawRule } from '@jyotiratna/contract';

/** The rule that is in force, under its check on the Law screen. */
export const lawRuleLabels: Record<LawRule, string> = {
  session_fees_on:
    'Now: a cancelled session costs 20 to 100 percent by notice, and the shop pays the same when it cancels.',
  session_fees_off: 'Now: a cancelled session costs nothing. Sessions booked before keep the rule of their booking.',
  pan_on: 'Now: the checkout asks for the PAN from the total in the settings.',
  pan_off: 'Now: the checkout never asks for a PAN.',
};
