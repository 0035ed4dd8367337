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

/** The header's links for all but administrators; logged-in users have the blog as well. */
export function headerLinks(status: Session['status']): HeaderLink[] {
  return status === 'user' ? [...everyone, { to: '/blog', ...links.blog }] : everyone;
}

/** The administrators' menus, each with its links. */
export const adminMenus: { label: 'Remedies' | 'Coupons'; links: HeaderLink[] }[] = [
  {
    label: 'Remedies',
    links: [
      { to: '/admin/remedies/add', label: 'Add New' },
      { to: '/admin/remedies', label: 'Manage' },
    ],
  },
  {
    label: 'Coupons',
    links: [
      { to: '/admin/coupons/add', label: 'Add New' },
      { to: '/admin/coupons', label: 'Manage' },
    ],
  },
];

/** The rest of the administration, after the menus. */
export const adminLinks: HeaderLink[] = [
  { to: '/admin/orders', label: 'Orders & Payments', help: 'Pack, ship, refund' },
  { to: '/admin/returns', label: 'Returns' },
  { to: '/admin/customers', label: 'Customers' },
  { to: '/admin/reviews', label: 'Reviews' },
  { to: '/admin/stock', label: 'Stock' },
  { to: '/admin/bookings', label: 'Bookings' },
  { to: '/admin/consultations', label: 'Sessions' },
  { to: '/admin/healers', label: 'Healers' },
  { to: '/admin/delivery', label: 'Delivery', help: 'Zones, days, holidays' },
  { to: '/admin/metals', label: 'Metal rates' },
  { to: '/admin/designs', label: 'Designs', help: 'Rings, pendants, bracelets for stones' },
  { to: '/admin/parties', label: 'Makers and importers' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/articles', label: 'Articles', help: 'Blog, in both languages' },
  { to: '/admin/faqs', label: 'Questions and answers' },
  { to: '/admin/newsletter', label: 'Newsletter' },
  { to: '/admin/reports', label: 'Reports' },
  { to: '/admin/taxes', label: 'Taxes' },
  { to: '/admin/claims', label: 'Claims', help: 'What the shop says of itself' },
  { to: '/admin/settings', label: 'Settings', help: 'Company, notices, promo strip' },
  { to: '/admin/team', label: 'Team' },
  { to: '/admin/audit', label: 'Audit log' },
  { to: '/admin/mails', label: 'Mail' },
  { to: '/admin/account', label: 'My account' },
];
