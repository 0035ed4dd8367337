import type { PageContent, ReplaceablePage } from '@jyotiratna/contract';
import { about } from '#content/about.ts';
import { careers } from '#content/careers.ts';
import { home } from '#content/home.ts';
import { policies } from '#content/policies/all.ts';
import type { Company } from '../../../content/company.ts';
import { toMarkdown } from '../../../content/to-markdown.ts';

/**
 * The shop's default text of a page in this build's language, from which the owner's own version
 * starts.
 */
export function defaultWords(page: ReplaceablePage, company: Company): PageContent['en'] {
  const policy = policies.map((one) => one(company)).find(({ path }) => path === page);
  if (policy) {
    const { title, description, lead, body } = policy;
    return { title, description, lead, body: toMarkdown(body) };
  }
  if (page === 'about') {
    const body = about.sections.map(({ heading, text }) => `## ${heading}\n\n${text}`).join('\n\n');
    return { title: about.heading, description: about.head.description, lead: about.lead, body };
  }
  const { head, heading, text } =
    page === 'careers'
      ? { head: careers.head, ...careers.hero }
      : { head: home.head, ...home.hero };
  return { title: heading, description: head.description, lead: text, body: '' };
}
