import type { ClaimStats } from '../claim-figures.ts';
import type { Company } from '../company.ts';
import { configured } from '../company.ts';

/**
 * The page /about. Describes the shop's work; facts about the company come only from the
 * configuration.
 */
export const about = {
  head: {
    title: 'About us | Jyotiratna',
    description:
      'Who we are: gemstone remedies with open prices, a kundli calculated for free, and straight words about what Jyotish is.',
  },
  heading: 'About us',
  lead: 'A shop for gemstone remedies that shows its working.',
  sections: [
    {
      heading: 'What we sell',
      text: 'Semi-precious and precious stones, loose, in rings and as bracelets. Each page names the material, the size and the weight, and the graha the stone is traditionally worn for.',
    },
    {
      heading: 'How we use Jyotish',
      text: 'Our kundli is calculated from the positions of the grahas at your birth and costs nothing. It lists the stones the tradition suggests and, just as plainly, those it would leave alone. Jyotish is a tradition of belief. We describe what it says and promise no result.',
    },
    {
      heading: 'Whom you can ask',
      text: 'Spiritual healers, which here means astrologers and counsellors, take questions by chat, phone or video. The first 3 minutes of chat are free, and the price of every further minute stands beside the name.',
    },
  ],
  /** Paragraphs about the shop, with the permitted claims. */
  ourselves: ({ clients, satisfaction, guarantee }: ClaimStats) => {
    const claims = [
      ...(clients ? [`${clients} satisfied clients`] : []),
      ...(satisfaction ? [`${satisfaction} satisfaction`] : []),
    ];
    const parts = [
      'Correct names, open prices and straight answers.',
      ...(claims.length > 0 ? [`We want to keep these figures: ${claims.join(', ')}.`] : []),
      ...(guarantee ? ['The first consultation carries a money-back guarantee.'] : []),
    ];
    return { heading: 'What we ask of ourselves', text: parts.join(' ') };
  },
  remedies: 'See the remedies',
  kundli: 'Make a free kundli',
  companyHeading: 'The company',
};

/** Lines about the company, only those that the owner has configured. */
export function companyLines(company: Company): string[] {
  return configured(
    [company.legalName, (name) => `Company: ${name}`],
    [company.address, (address) => `Registered address: ${address}`],
    [company.branches, (branches) => `Branches: ${branches}`],
    [company.gstin, (gstin) => `GSTIN: ${gstin}`],
    [company.email, (email) => `Email: ${email}`],
    [company.phone, (phone) => `Phone: ${phone}`],
    [company.grievanceOfficer, (officer) => `Grievance officer: ${officer}`],
    [company.grievanceDesignation, (designation) => `Designation of the officer: ${designation}`],
    [company.grievanceEmail, (email) => `Grievances: ${email}`],
    [company.grievancePhone, (phone) => `Phone of the officer: ${phone}`],
  );
}
