import { formatRupeesExact, mayCall, toRupees } from '@jyotiratna/contract';
import { type Found, searchAdmin } from '@jyotiratna/contract/admin/search';
import { requireAdmin } from '../accounts/actor.ts';
import type { Admin } from '../accounts/audit/audit.ts';
import { countOrders, listOrderRows } from '../orders/list-queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { listCouponRows } from './coupons/queries.ts';
import { listCustomers } from './customers/customers.ts';
import { listAdminProductRows } from './products/list-queries.ts';

type Reading = Pick<Deps, 'db' | 'env'>;

/** Maximum results per kind. */
const max = 5;

/**
 * The search in the administration's navigation, over everything that the administrator's role
 * permits.
 */
export const adminSearchRoutes: Routes = async (app, { deps }) => {
  serve(app, searchAdmin, async (request) => {
    const admin = requireAdmin(await request.actor());
    return {
      found: await deps.replica.read((db) => search({ ...deps, db }, admin, request.query.search)),
    };
  });
};

/** Up to 10 queries; kinds not permitted to the role are not queried. */
async function search(
  deps: Reading,
  { duty: adminRole }: Pick<Admin, 'duty'>,
  text: string,
): Promise<Found[]> {
  const methods: [call: string, find: (deps: Reading, text: string) => Promise<Found[]>][] = [
    ['GET /api/payments/orders', findOrders],
    ['GET /api/admin/customers', findCustomers],
    ['GET /api/admin/products', findRemedies],
    ['GET /api/admin/coupons', findCoupons],
  ];
  const allowed = methods.filter(([call]) => mayCall(adminRole, call));
  return (await Promise.all(allowed.map(([, find]) => find(deps, text)))).flat();
}

/** A prefix common to all order numbers, such as 'JR', must not sort all orders. */
async function findOrders({ db }: Reading, text: string): Promise<Found[]> {
  const filter = { search: text };
  const { exact } = await countOrders(db, filter);
  const { rows } = await listOrderRows(db, { filter, limit: max, broad: !exact });
  return rows.map(({ order: { id, orderNumber, amountPaise, address, email } }) => ({
    kind: 'order',
    id,
    title: orderNumber,
    detail: [address?.fullName ?? email, formatRupeesExact(toRupees(amountPaise))]
      .filter(Boolean)
      .join(', '),
  }));
}

async function findCustomers(deps: Reading, text: string): Promise<Found[]> {
  const kinds = ['account', 'guest'] as const;
  const lists = await Promise.all(
    kinds.map((kind) => listCustomers(deps, { kind, search: text, limit: max })),
  );
  const rows = lists.flatMap(({ customers }) => customers);
  return rows.slice(0, max).map(({ key, name, email, phone }) => ({
    ...{ kind: 'customer', id: key },
    ...{ title: name, detail: email || (phone ?? '') },
  }));
}

async function findRemedies({ db }: Reading, text: string): Promise<Found[]> {
  const { rows } = await listAdminProductRows(db, {
    filter: { search: text },
    sort: 'name',
    limit: max,
  });
  return rows.map(({ id, name, discountedPricePaise }) => ({
    kind: 'remedy',
    id,
    title: name,
    detail: formatRupeesExact(toRupees(discountedPricePaise)),
  }));
}

/** Filters all coupons in memory, since they are few. */
async function findCoupons({ db }: Reading, text: string): Promise<Found[]> {
  const rows = await listCouponRows(db);
  const met = rows.filter(({ code }) => code.includes(text.toUpperCase()));
  return met.slice(0, max).map(({ id, code }) => ({ kind: 'coupon', id, title: code, detail: '' }));
}
