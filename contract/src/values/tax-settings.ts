import type { ShopSetting } from './setting.ts';

/** Settings of taxes and of filing. */
export const taxSettings = {
  TAX_DEFAULTS: {
    kind: 'taxes',
    label: 'HSN code and GST by category',
    group: 'taxes',
    hint: 'Such as Semi-Precious=7116:3,Precious=7103:0.25,7113:3, as your accountant says.',
  },
  SETTING_TAX: {
    kind: 'line',
    label: 'Stones set in metal',
    group: 'taxes',
    hint: 'Code and percentage, such as 7113:3.',
  },
  ENERGISATION_TAX: {
    kind: 'line',
    label: 'Energisation, a service',
    group: 'taxes',
    hint: 'SAC and percentage, such as 999795:0 where the shop itself conducts it, 999795:18 where it only arranges a priest.',
  },
  GST_SCHEME: {
    kind: 'choice',
    label: 'GST scheme',
    group: 'filing',
    choices: { regular: 'Regular', composition: 'Composition', unregistered: 'Not registered' },
    placeholder: 'regular',
    hint: 'Without the regular scheme the shop charges no GST and issues bills of supply.',
  },
  COMPANY_STATE: {
    kind: 'line',
    label: 'Your state',
    group: 'filing',
    placeholder: 'Rajasthan',
    hint: 'For a seller without a GSTIN; otherwise the GSTIN names it.',
  },
  UNTAXED_AS: {
    kind: 'choice',
    label: 'Sales at 0% are',
    group: 'filing',
    choices: { exempt: 'Exempt', nil: 'Nil-rated' },
    placeholder: 'exempt',
    hint: 'Their column in table 8 of GSTR-1.',
  },
  TOP_UPS_AS: {
    kind: 'choice',
    label: 'Money paid into a balance is',
    group: 'filing',
    choices: { voucher: 'A payment on account', advance: 'An advance for sessions' },
    placeholder: 'voucher',
    hint: 'An advance bears GST when it is received: the customer gets a receipt voucher, table 11 of GSTR-1 has it.',
  },
  TDS_CODE: {
    kind: 'line',
    label: 'TDS payment code for healers',
    group: 'filing',
    placeholder: '1027',
    hint: 'Of section 393, Income-tax Act 2025, such as 1027 for professional fees. Empty: no tax is deducted.',
  },
  PAN_FROM: {
    kind: 'number',
    label: 'Total from which an order needs the buyer’s PAN, in rupees',
    group: 'filing',
    placeholder: '200000',
    hint: 'Stored encrypted, shown masked. 0: never.',
  },
  TDS_PERCENT: { kind: 'line', label: 'TDS rate, in percent', group: 'filing', placeholder: '10' },
  TDS_THRESHOLD: {
    kind: 'number',
    label: 'TDS threshold, in rupees a tax year',
    group: 'filing',
    placeholder: '50000',
    hint: 'Above it tax is deducted from the whole amount, what was paid before included.',
  },
} as const satisfies Record<string, ShopSetting>;
