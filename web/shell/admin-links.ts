import { type AdminRole, mayOpen } from '@jyotiratna/contract';
import {
  Archive,
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
  Gift,
  Headset,
  IdCard,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Newspaper,
  NotebookPen,
  Package,
  PackageOpen,
  PanelsTopLeft,
  Percent,
  Plus,
  ReceiptIndianRupee,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Signpost,
  Smartphone,
  Star,
  TicketPercent,
  Truck,
  Undo2,
  UserRound,
  Users,
  Webhook,
} from 'lucide-react';
import { adminShell as t } from '#messages/admin/shell.ts';

export type AdminLink = { to: string; label: string; icon: LucideIcon };
/** A menu entry with two screens, such as a list and its form. */
export type AdminPair = { label: string; icon: LucideIcon; links: readonly AdminLink[] };
export type AdminGroup = { label: string; links: readonly (AdminLink | AdminPair)[] };

const linksOf = (one: AdminLink | AdminPair) => ('links' in one ? one.links : [one]);

/** The screens of the administration, grouped by an owner's tasks. */
const groups: readonly AdminGroup[] = [
  {
    label: t.orders,
    links: [
      { to: '/admin/orders', label: t.ordersPayments, icon: ReceiptIndianRupee },
      {
        label: t.draftOrders,
        icon: NotebookPen,
        links: [
          { to: '/admin/orders/new', label: t.newOrder, icon: Plus },
          { to: '/admin/drafts', label: t.manageDrafts, icon: NotebookPen },
        ],
      },
      { to: '/admin/parcels', label: t.parcels, icon: Package },
      { to: '/admin/returns', label: t.returns, icon: Undo2 },
    ],
  },
  {
    label: t.catalogue,
    links: [
      {
        label: t.remedies,
        icon: Gem,
        links: [
          { to: '/admin/remedies/add', label: t.addNew, icon: Plus },
          { to: '/admin/remedies', label: t.manage, icon: Gem },
        ],
      },
      { to: '/admin/stock', label: t.stock, icon: Boxes },
      { to: '/admin/collections', label: t.collections, icon: LayoutGrid },
      { to: '/admin/designs', label: t.designs, icon: Diamond },
      { to: '/admin/parties', label: t.makersImporters, icon: Factory },
      { to: '/admin/metals', label: t.metalRates, icon: Coins },
    ],
  },
  {
    label: t.customers,
    links: [
      { to: '/admin/customers', label: t.customers, icon: Contact },
      { to: '/admin/messages', label: t.messages, icon: MessageSquareText },
      { to: '/admin/texts', label: t.texts, icon: Smartphone },
      { to: '/admin/reviews', label: t.reviews, icon: Star },
      { to: '/admin/privacy', label: t.privacyRequests, icon: ShieldCheck },
    ],
  },
  {
    label: t.consultations,
    links: [
      { to: '/admin/bookings', label: t.bookings, icon: CalendarCheck },
      { to: '/admin/consultations', label: t.sessions, icon: Headset },
      { to: '/admin/session-reviews', label: t.sessionReviews, icon: Star },
      { to: '/admin/healers', label: t.healers, icon: IdCard },
    ],
  },
  {
    label: t.content,
    links: [
      { to: '/admin/articles', label: t.articles, icon: BookOpenText },
      { to: '/admin/pages', label: t.pages, icon: PanelsTopLeft },
      { to: '/admin/faqs', label: t.questionsAnswers, icon: CircleQuestionMark },
      { to: '/admin/newsletter', label: t.newsletter, icon: Newspaper },
      { to: '/admin/law', label: t.law, icon: Scale },
      { to: '/admin/claims', label: t.claims, icon: BadgeCheck },
    ],
  },
  {
    label: t.money,
    links: [
      { to: '/admin/gift-cards', label: t.giftCards, icon: Gift },
      {
        label: t.coupons,
        icon: TicketPercent,
        links: [
          { to: '/admin/coupons/add', label: t.addNew, icon: Plus },
          { to: '/admin/coupons', label: t.manage, icon: TicketPercent },
        ],
      },
      { to: '/admin/reports', label: t.reports, icon: ChartColumn },
      { to: '/admin/taxes', label: t.taxes, icon: Percent },
    ],
  },
  {
    label: t.settings,
    links: [
      { to: '/admin/settings', label: t.settings, icon: Settings },
      { to: '/admin/delivery', label: t.delivery, icon: Truck },
      { to: '/admin/move-in', label: t.moveIn, icon: PackageOpen },
      { to: '/admin/move-out', label: t.moveOut, icon: Archive },
      { to: '/admin/redirects', label: t.redirects, icon: Signpost },
      { to: '/admin/tokens', label: t.apiTokens, icon: KeyRound },
      { to: '/admin/webhooks', label: t.webhooks, icon: Webhook },
      { to: '/admin/team', label: t.team, icon: Users },
      { to: '/admin/audit', label: t.auditLog, icon: ScrollText },
      { to: '/admin/mails', label: t.mail, icon: Mail },
      { to: '/admin/account', label: t.myAccount, icon: UserRound },
    ],
  },
];

/** The groups with the screens for which a role has permission. */
export function adminGroups(adminRole: AdminRole): AdminGroup[] {
  return groups.flatMap(({ label, links }) => {
    const open = links.filter((one) => linksOf(one).every(({ to }) => mayOpen(adminRole, to)));
    return open.length > 0 ? [{ label, links: open }] : [];
  });
}

/** All screens permitted to a role as a flat list, each with the label of its pair or group. */
export function adminScreens(adminRole: AdminRole): (AdminLink & { of: string })[] {
  return adminGroups(adminRole).flatMap(({ label, links }) =>
    links.flatMap((one) =>
      linksOf(one).map((link) => ({ ...link, of: 'links' in one ? one.label : label })),
    ),
  );
}

/** Whether two paths are the same page: the dashboard and the products have two paths each. */
export function samePage(one: string, other: string): boolean {
  return alias(one) === alias(other);
}

function alias(path: string): string {
  return path.replace(/\/$/, '').replace('/admin/products', '/admin/remedies');
}

/**
 * Whether a link is the current one: for its own page, and for pages below it that have no link,
 * such as that of an order.
 */
export function isCurrent(path: string, to: string): boolean {
  if (samePage(path, to)) return true;
  return (
    path.startsWith(`${to}/`) &&
    !groups.some(({ links }) => links.flatMap(linksOf).some((link) => samePage(link.to, path)))
  );
}
