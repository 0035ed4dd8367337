import type { statement as english } from '../../en/consultations/statement.ts';

/** A healer's monthly statement as a PDF. */
export const statement: typeof english = {
  title: (month) => `${month} का विवरण`,
  ended: 'समाप्त',
  session: 'सत्र',
  minutes: 'मिनट',
  charged: 'लिया गया',
  refunded: 'लौटाया गया',
  share: 'आपका हिस्सा',
  paid: 'इस महीने का भुगतान',
  tds: 'कटा TDS',
  transferred: 'आपको भेजी गई राशि',
  note: 'ग्राहक को लौटाए गए मिनट आपके हिस्से में नहीं गिने जाते। कंप्यूटर से बना विवरण।',
};
