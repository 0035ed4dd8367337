import type { Block } from '@jyotiratna/contract';
import type { Company } from './company.ts';

export interface Policy {
  /** Its route, without the leading slash. */
  path: string;
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** Day of the last change, YYYY-MM-DD. */
  lastChanged: string;
  body: readonly Block[];
}

/** A policy's text depends on the company only where it names it. */
export type PolicyText = (company: Company) => Policy;

/** The company's legal name, else the shop's name: never an invented one. */
export const nameOf = (company: Company): string => company.legalName.trim() || company.shopName;
