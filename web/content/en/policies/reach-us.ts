import type { Block } from '@jyotiratna/contract';
import { list, paragraph } from '../../blocks.ts';
import { type Company, configured } from '../../company.ts';

/**
 * The company responsible for a policy, as far as configured; always ends with the contact page.
 */
export function reachUs(company: Company): Block[] {
  const lines = configured(
    [company.legalName, (name) => `Company: ${name}`],
    [company.address, (address) => `Address: ${address}`],
    [company.branches, (branches) => `Branches: ${branches}`],
    [company.email, (email) => `Email: ${email}`],
    [company.phone, (phone) => `Phone: ${phone}`],
    [company.grievanceOfficer, (officer) => `Grievance officer: ${officer}`],
    [company.grievanceDesignation, (designation) => `Designation of the officer: ${designation}`],
    [company.grievanceEmail, (email) => `Email of the grievance officer: ${email}`],
    [company.grievancePhone, (phone) => `Phone of the officer: ${phone}`],
  );
  return [
    ...(lines.length > 0 ? [list(...lines)] : []),
    paragraph(
      'You can also write through the contact page. We answer within 24 hours, Monday to Friday, 9:00 to 18:00 IST. A formal grievance is acknowledged within 48 hours with a ticket number and settled within one month.',
    ),
  ];
}
