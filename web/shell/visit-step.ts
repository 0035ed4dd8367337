import type { VisitStep } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/**
 * The step of the purchase funnel of a page, by its path with the language prefix; null for other
 * pages.
 */
export function visitStepOf(pathname: string, prefix: string = language.prefix): VisitStep | null {
  const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  if (/^\/remedies\/[^/]+$/.test(path)) return 'product';
  return path === '/cart' ? 'cart' : path === '/checkout' ? 'checkout' : null;
}
