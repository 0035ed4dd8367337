import type { BookVoucher } from './plan-vouchers.ts';

/**
 * Vouchers as an XML file for Tally, in which a debit is negative. @param company the company's
 * name in Tally
 */
export function writeTally(company: string, vouchers: readonly BookVoucher[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>',
    `<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME><STATICVARIABLES>${tag('SVCURRENTCOMPANY', company)}`,
    '</STATICVARIABLES></REQUESTDESC><REQUESTDATA>',
    ...vouchers.map(voucher),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
  ].join('\n');
}

function voucher({ type, number, date, party, reference, entries }: BookVoucher): string {
  return [
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="${type}" ACTION="Create">`,
    tag('DATE', date.replaceAll('-', '')) +
      tag('VOUCHERTYPENAME', type) +
      tag('VOUCHERNUMBER', number),
    tag('PARTYLEDGERNAME', party) + tag('REFERENCE', reference),
    ...entries.map(
      ({ ledger, paise }) =>
        `<ALLLEDGERENTRIES.LIST>${tag('LEDGERNAME', ledger)}${tag('ISDEEMEDPOSITIVE', paise > 0 ? 'Yes' : 'No')}${tag(
          'AMOUNT',
          (-paise / 100).toFixed(2),
        )}</ALLLEDGERENTRIES.LIST>`,
    ),
    '</VOUCHER></TALLYMESSAGE>',
  ].join('\n');
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** Escapes text, and removes characters that XML 1.0 does not permit. */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: dropping them is the point
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
