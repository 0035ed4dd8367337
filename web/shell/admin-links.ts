import { type AdminRole, mayOpen } from '@jyotiratna/contract';
import {
  BadgeCheck,
  BookOpenText,
  Boxes,
  CalendarCheck,
  ChartColumn,
  CircleQuestionMark,
  Coins,
  Contact,
  Diamond,
  Factory,
  Gem,
  Headset,
  IdCard,
  KeyRound,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Newspaper,
  PanelsTopLeft,
  Percent,
  Plus,
  ReceiptIndianRupee,
  Scale,
  ScrollText,
  Settings,
  Signpost,
  Star,
  TicketPercent,
  Truck,
  Undo2,
  UserRound,
  Users,
} from 'lucide-react';

export type AdminLink = { to: string; label: string; icon: LucideIcon };
/** What has two screens, such as a list and its form. */
export type AdminPair = { label: string; icon: LucideIcon; links: readonly AdminLink[] };
export type AdminGroup = { label: string; links: readonly (AdminLink | AdminPair)[] };

const linksOf = (one: AdminLink | AdminPair) => ('links' in one ? one.links : [one]);

/** The screens of the administration, as an owner's work is divided. */
const groups: readonly AdminGroup[] = [
  {
    label: 'Orders',
    links: [
      { to: '/admin/orders', label: 'Orders & Payments', icon: ReceiptIndianRupee },
      { to: '/admin/returns', label: 'Returns', icon: Undo2 },
    ],
  },
  {
    label: 'Catalogue',
    links: [
      {
        label: 'Remedies',
        icon: Gem,
        links: [
          { to: '/admin/remedies/add', label: 'Add New', icon: Plus },
          { to: '/admin/remedies', label: 'Manage', icon: Gem },
        ],
      },
      { to: '/admin/stock', label: 'Stock', icon: Boxes },
      { to: '/admin/designs', label: 'Designs', icon: Diamond },
      { to: '/admin/parties', label: 'Makers and importers', icon: Factory },
      { to: '/admin/metals', label: 'Metal rates', icon: Coins },
    ],
  },
  {
    label: 'Customers',
    links: [
      { to: '/admin/customers', label: 'Customers', icon: Contact },
      { to: '/admin/messages', label: 'Messages', icon: MessageSquareText },
      { to: '/admin/reviews', label: 'Reviews', icon: Star },
    ],
  },
  {
    label: 'Consultations',
    links: [
      { to: '/admin/bookings', label: 'Bookings', icon: CalendarCheck },
      { to: '/admin/consultations', label: 'Sessions', icon: Headset },
      { to: '/admin/healers', label: 'Healers', icon: IdCard },
    ],
  },
  {
    label: 'Content',
    links: [
      { to: '/admin/articles', label: 'Articles', icon: BookOpenText },
      { to: '/admin/pages', label: 'Pages', icon: PanelsTopLeft },
      { to: '/admin/faqs', label: 'Questions and answers', icon: CircleQuestionMark },
      { to: '/admin/newsletter', label: 'Newsletter', icon: Newspaper },
      { to: '/admin/law', label: 'Law', icon: Scale },
      { to: '/admin/claims', label: 'Claims', icon: BadgeCheck },
    ],
  },
  {
    label: 'Money',
    links: [
      {
        label: 'Coupons',
        icon: TicketPercent,
        links: [
          { to: '/admin/coupons/add', label: 'Add New', icon: Plus },
          { to: '/admin/coupons', label: 'Manage', icon: TicketPercent },
        ],
      },
      { to: '/admin/reports', label: 'Reports', icon: ChartColumn },
      { to: '/admin/taxes', label: 'Taxes', icon: Percent },
    ],
  },
  {
    label: 'Settings',
    links: [
      { to: '/admin/settings', label: 'Settings', icon: Settings },
      { to: '/admin/delivery', label: 'Delivery', icon: Truck },
      { to: '/admin/redirects', label: 'Redirects', icon: Signpost },
      { to: '/admin/tokens', label: 'API tokens', icon: KeyRound },
      { to: '/admin/team', label: 'Team', icon: Users },
      { to: '/admin/audit', label: 'Audit log', icon: ScrollText },
      { to: '/admin/mails', label: 'Mail', icon: Mail },
      { to: '/admin/account', label: 'My account', icon: UserRound },
    ],
  },
];

/** The groups with the screens that a duty may open. */
export function adminGroups(adminRole: AdminRole): AdminGroup[] {
  return groups.flatMap(({ label, links }) => {
    const open = links.filter((one) => linksOf(one).every(({ to }) => mayOpen(adminRole, to)));
    return open.length > 0 ? [{ label, links: open }] : [];
  });
}

/** The same screens one by one, each with what it belongs to. */
export function adminScreens(adminRole: AdminRole): (AdminLink & { of: string })[] {
  return adminGroups(adminRole).flatMap(({ label, links }) =>
    links.flatMap((one) => linksOf(one).map((link) => ({ ...link, of: 'links' in one ? one.label : label }))),
  );
}

/** The two addresses of the dashboard, and the two of the products, are one page each. */
export function samePage(one: string, other: string): boolean {
  return alias(one) === alias(other);
}

function alias(path: string): string {
  return path.replace(/\/$/, '').replace('/admin/products', '/admin/remedies');
}

/** Of several screens below each other, the one that the address belongs to: an order's page is of the orders. */
export function isCurrent(path: string, to: string): boolean {
  if (samePage(path, to)) return true;
  return (
    path.startsWith(`${to}/`) &&
    !groups.some(({ links }) => links.flatMap(linksOf).some((link) => samePage(link.to, path)))
  );
}
