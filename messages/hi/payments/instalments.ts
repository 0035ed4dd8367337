import type { instalments as English } from '../../en/payments/instalments.ts';

/** Monthly instalments (EMI) on the product page. Amounts are formatted already. */
export const instalments: typeof English = {
  from: (monthly, months, total) => `ईएमआई ${monthly} महीना से, ${months} महीने, कुल ${total}`,
  plan: (monthly, months, total) => `${months} महीने: ${monthly} महीना, कुल ${total}`,
  lender: (lender, percent) => `${lender}, सालाना ब्याज ${percent}%`,
  note: 'यह हिसाब हमारे भुगतान साझेदार की योजनाओं से है। फ़ैसला बैंक का है; वह शुल्क और ब्याज पर जीएसटी जोड़ सकता है।',
};
