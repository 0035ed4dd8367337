import type { statement as english } from '../../en/consultations/statement.ts';

/** A healer's monthly statement on paper. */
export const statement: typeof english = {
  title: (month) => `${month} का विवरण`,
  ended: 'समाप्त',
  session: 'सत्र',
  minutes: 'मिनट',
  charged: 'लिया गया',
  refunded: 'लौटाया गया',
  share: 'आपका हिस्सा',
  note: 'जो मिनट नियम से ग्राहक को लौटे, उनका हिस्सा नहीं बनता। कंप्यूटर से बना विवरण।',
};
