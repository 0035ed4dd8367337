import type { Block } from '@jyotiratna/contract';
import { list, paragraph } from '../../blocks.ts';
import { type Company, configured } from '../../company.ts';

/**
 * The company that answers for a policy, as far as the owner has configured it; always ends with
 * the contact page.
 */
export function reachUs(company: Company): Block[] {
  const lines = configured(
    [company.legalName, (name) => `कंपनी: ${name}`],
    [company.address, (address) => `पता: ${address}`],
    [company.branches, (branches) => `शाखाएँ: ${branches}`],
    [company.email, (email) => `ईमेल: ${email}`],
    [company.phone, (phone) => `फ़ोन: ${phone}`],
    [company.grievanceOfficer, (officer) => `शिकायत अधिकारी: ${officer}`],
    [company.grievanceDesignation, (designation) => `शिकायत अधिकारी का पद: ${designation}`],
    [company.grievanceEmail, (email) => `शिकायत अधिकारी का ईमेल: ${email}`],
    [company.grievancePhone, (phone) => `शिकायत अधिकारी का फ़ोन: ${phone}`],
  );
  return [
    ...(lines.length > 0 ? [list(...lines)] : []),
    paragraph(
      'आप संपर्क पृष्ठ से भी लिख सकते हैं। हम 24 घंटे के भीतर उत्तर देते हैं, सोमवार से शुक्रवार, 9:00 से 18:00 IST। औपचारिक शिकायत की पावती 48 घंटे के भीतर टिकट नंबर के साथ दी जाती है, और उसका निपटारा एक महीने के भीतर होता है।',
    ),
  ];
}
