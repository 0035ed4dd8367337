import type { Block } from '@jyotiratna/contract';
import type { Company } from './company.ts';

export interface Policy {
  /** The page's path, without the leading slash. */
  path: string;
  title: string;
  lead: string;
  /** The meta description for search engines. */
  description: string;
  /** Date of the last change, YYYY-MM-DD. */
  lastChanged: string;
  body: readonly Block[];
}

/** A policy as a function of the company, which its text names. */
export type PolicyText = (company: Company) => Policy;

/** The company's legal name, else the shop's name: never an invented name. */
export const nameOf = (company: Company): string => company.legalName.trim() || company.shopName;
