import { type ConsultationSummary, type Locale, nameIn, toRupees } from '@jyotiratna/contract';
import { type Actor, type Member, requireMember, requireUser } from '../accounts/actor.ts';
import { nameOfHealer, readHealerNames } from '../healers/profiles/names.ts';
import { customerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { listHealerAlertsOf } from './alerts/queries.ts';
import { listFreeChats } from './clock-queries.ts';
import { needsBalanceForFreeChat } from './free-chat-limits.ts';
import { countUnread } from './message-queries.ts';
import { type FoundConsultation, findOpenOf, listOpenOf, type Side } from './queries.ts';

const empty: ConsultationSummary = {
  open: null,
  requests: 0,
  balance: null,
  freeChats: { used: [], needBalance: false },
  alerts: [],
};

/**
 * The summary of a user's sessions, for every page; empty for an administrator. Money in rupees.
 */
export async function readSummary(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<ConsultationSummary> {
  const member = requireMember(actor);
  if (member.role === 'healer') return summaryOfHealer(db, member);
  return member.role === 'user' ? summaryOfCustomer(db, requireUser(actor)) : empty;
}

async function summaryOfHealer(db: Executor, { id, locale }: Member): Promise<ConsultationSummary> {
  const rows = await listOpenOf(db, { healerUserId: id });
  const active = rows.find(({ status }) => status === 'accepted' || status === 'running');
  const requests = rows.filter(
    ({ status }) => status === 'requested' || status === 'waiting',
  ).length;
  return {
    ...empty,
    requests,
    open: active ? await openOf(db, active, 'healer', locale) : null,
  };
}

async function summaryOfCustomer(
  db: Executor,
  customer: Member<'user'>,
): Promise<ConsultationSummary> {
  const { id, locale } = customer;
  const open = await findOpenOf(db, id);
  const names = await readHealerNames(db);
  return {
    ...empty,
    open: open ? await openOf(db, open, 'customer', locale) : null,
    balance: toRupees(await balanceOf(db, customerAccount(id))),
    freeChats: {
      used: await listFreeChats(db, id),
      needBalance: await needsBalanceForFreeChat(db, customer),
    },
    alerts: (await listHealerAlertsOf(db, id)).map(({ healerId, notifiedAt }) => ({
      healerId,
      healerName: nameOfHealer(names, healerId, locale),
      isFree: notifiedAt !== null,
    })),
  };
}

async function openOf(
  db: Executor,
  row: FoundConsultation,
  side: Side,
  locale: Locale,
): Promise<ConsultationSummary['open']> {
  const { id, status, customerName, healerName, healerNameHi, healerId } = row;
  const name = nameIn({ name: healerName ?? healerId, nameHi: healerNameHi ?? '' }, locale);
  return {
    id,
    side,
    status,
    healerName: name,
    customerName,
    unread: await countUnread(db, row, side),
  };
}
