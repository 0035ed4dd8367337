import { shell } from '#messages/platform/shell.ts';
import type { Session } from '../session/use-session.ts';

export type HeaderLink = { to: string; label: string; help?: string };

const { links } = shell;

const everyone: HeaderLink[] = [
  { to: '/spiritual-healers', ...links.healers },
  { to: '/remedies', ...links.remedies },
  { to: '/kundli', ...links.kundli },
  { to: '/careers', ...links.careers },
];

/**
 * The header's links for all roles except administrators, with the owner's collections after the
 * remedies; logged-in users also have the blog.
 */
export function headerLinks(
  status: Session['status'],
  collections: readonly HeaderLink[],
): HeaderLink[] {
  const after = everyone.findIndex(({ to }) => to === '/remedies') + 1;
  const all = everyone.toSpliced(after, 0, ...collections);
  return status === 'user' ? [...all, { to: '/blog', ...links.blog }] : all;
}
