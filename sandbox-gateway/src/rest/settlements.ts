import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../assemble.ts';
import type { SettlementEntity } from '../entities.ts';
import { invalid, unknownId } from '../errors.ts';
import { injectFailure } from '../faults/inject-failure.ts';
import { settleDue } from '../settle-due.ts';
import { type PagingQuery, page } from './paging.ts';

const dayMs = 24 * 60 * 60_000;
const indiaMs = 5.5 * 60 * 60_000;

/** Routes for settlements, and for the report of their lines by month or day in India. */
export function settlementRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { ledger, errorQueue } = gateway;
  app.get(
    '/settlements',
    injectFailure(errorQueue, 'settlement.list', ({ query }) => {
      settleDue(gateway);
      return page([...ledger.settlements.values()].map(shown), query as PagingQuery);
    }),
  );
  app.get(
    '/settlements/:id',
    injectFailure(errorQueue, 'settlement.list', ({ params }) => {
      settleDue(gateway);
      const settlement = ledger.settlements.get((params as { id: string }).id);
      if (!settlement) throw unknownId();
      return shown(settlement);
    }),
  );
  app.get(
    '/settlements/recon/combined',
    injectFailure(errorQueue, 'settlement.report', ({ query }) => {
      settleDue(gateway);
      const { year, month, day, ...rest } = query as PagingQuery;
      const { from, to } = periodOf(year, month, day);
      const items = [...ledger.settlements.values()].flatMap((settlement) => settlement.items);
      const within = items.filter(
        ({ settled_at }) => settled_at * 1000 >= from && settled_at * 1000 < to,
      );
      return page(within, rest);
    }),
  );
}

function shown({ items: _items, includes: _includes, ...settlement }: SettlementEntity) {
  return settlement;
}

/** The period in ms since 1970, end exclusive. */
function periodOf(year: unknown, month: unknown, day: unknown): { from: number; to: number } {
  const [y, m, d] = [Number(year), Number(month), day === undefined ? 1 : Number(day)];
  const from = Date.UTC(y, m - 1, d) - indiaMs;
  if (!/^\d{4}$/.test(String(year)) || !(m >= 1 && m <= 12) || !(d >= 1 && d <= 31))
    throw invalid('year', 'The year and month fields are required.');
  return { from, to: day === undefined ? Date.UTC(y, m, 1) - indiaMs : from + dayMs };
}
