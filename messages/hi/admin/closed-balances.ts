import type { closedBalances as English } from '../../en/admin/closed-balances.ts';

export const closedBalances: typeof English = {
  askProvider: (provider) =>
    `इसका पेमेंट ${provider} से आया था। पहले उसका डैशबोर्ड देखें: वहाँ से रिफ़ंड हो चुका हो, तो कुछ न भेजें।`,
};
