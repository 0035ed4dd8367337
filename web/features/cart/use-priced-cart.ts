import type { Cart, CartItem, QuotedCart, QuoteReply } from '@jyotiratna/contract';
import { applyCouponRoute, quoteCartRoute } from '@jyotiratna/contract/cart';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { coupon as t } from '#messages/pricing/coupon.ts';
import { api } from '../../api.ts';
import { isCallError } from '../../is-call-error.ts';
import { formatErrorMessage } from '../../localized-response.ts';
import { maybeLoggedIn, useSession } from '../../session/use-session.ts';
import { useToast } from '../../ui/toast.tsx';
import { type CartRow, rowOfItem, rowOfLocalItem } from './cart-row.ts';
import { guestCoupon } from './guest-coupon.ts';
import { callLine, lineKey } from './line-key.ts';
import { type LocalCartItem, renewLocalCart, useLocalCart } from './local-cart.ts';
import { previewQuote } from './preview-quote.ts';
import { describeChanges } from './price-changes.ts';
import { cartQuery } from './use-cart.ts';

export type PricedCart = {
  /** `unavailable` for administrators, `failed` when a user's cart could not be fetched. */
  state: 'loading' | 'unavailable' | 'failed' | 'empty' | 'ready';
  rows: readonly CartRow[];
  quote: QuoteReply;
  coupon: Cart['coupon'];
  /** False while the prices are those stored in this browser, before the server has responded. */
  confirmed: boolean;
  /** The server was unreachable; the prices are those stored in this browser. */
  checkFailed: boolean;
  /** Messages about changes since the guest added the lines. */
  changes: readonly string[];
  /** Confirms that the guest has read the changes. */
  acceptChanges: () => void;
  /** Refetches the cart and returns its new rows. */
  refresh: () => Promise<readonly CartRow[]>;
};

const empty = { subtotal: 0, discount: 0, shipping: 0, tax: 0, total: 0, charge: 0 };
const still = {
  quote: empty,
  coupon: null,
  rows: [],
  changes: [],
  confirmed: false,
  checkFailed: false,
  acceptChanges: () => {},
};

/** The current user's or guest's cart, with current prices and stock. */
export function usePricedCart(): PricedCart {
  const { status } = useSession();
  const user = useUserCart(status === 'user');
  const guest = useGuestCart(status === 'guest');
  if (status === 'admin') return { ...still, state: 'unavailable', refresh: async () => [] };
  return status === 'user' ? user : guest;
}

function useUserCart(enabled: boolean): PricedCart {
  const queries = useQueryClient();
  const { data, isError } = useQuery({ ...cartQuery, enabled: () => enabled && maybeLoggedIn() });
  useStoredCoupon(enabled ? data : undefined);
  const refresh = async () =>
    (await queries.fetchQuery({ ...cartQuery, staleTime: 0 })).items.map(rowOfItem);
  if (!data) return { ...still, state: isError ? 'failed' : 'loading', refresh };
  const rows = data.items.map(rowOfItem);
  const { quote, coupon } = data;
  return {
    ...still,
    state: rows.length ? 'ready' : 'empty',
    rows,
    quote,
    coupon,
    confirmed: true,
    refresh,
  };
}

/** Applies a pending coupon code once the cart has an eligible line. */
function useStoredCoupon(cart: Cart | undefined): void {
  const queries = useQueryClient();
  const toast = useToast();
  const stored = guestCoupon.use();
  const isPending = stored !== null && cart !== undefined && cart.items.length > 0;
  const applied = isPending && cart.coupon?.code === stored;
  useEffect(() => {
    if (!isPending) return;
    // Deleted after one attempt: a rejected code must not affect the next visit.
    guestCoupon.write(null);
    if (applied) return;
    api(applyCouponRoute, { body: { code: stored } })
      .then(() => queries.invalidateQueries(cartQuery))
      .catch((error: Error) =>
        toast({ kind: 'error', title: t.error, description: error.message }),
      );
  }, [isPending, applied, stored, queries, toast]);
}

type Line = Pick<LocalCartItem, 'productId' | 'variant' | 'extras' | 'quantity'>;

/**
 * Current prices for a guest's lines. An invalid coupon is dropped instead of blocking the
 * cart.
 */
const quoteQuery = (lines: readonly Line[], couponCode: string | null) =>
  queryOptions({
    queryKey: ['guest-quote', lines, couponCode],
    queryFn: async () => {
      const items = lines.map(callLine);
      try {
        return await worded(
          await api(quoteCartRoute, { body: { items, ...(couponCode && { couponCode }) } }),
        );
      } catch (error) {
        if (!couponCode || !isCallError(error) || !error.code.startsWith('coupon')) throw error;
        guestCoupon.write(null);
        return worded(await api(quoteCartRoute, { body: { items } }));
      }
    },
  });

/** The response, localized in this build's language. */
async function worded(response: QuotedCart): Promise<QuotedCart> {
  const localized = response.problems.map(async (problem) => ({
    ...problem,
    message: await formatErrorMessage(problem, problem.message),
  }));
  return { ...response, problems: await Promise.all(localized) };
}

function useGuestCart(enabled: boolean): PricedCart {
  const queries = useQueryClient();
  const local = useLocalCart();
  const couponCode = guestCoupon.use();
  const lines = local.map(callLine);
  const query = quoteQuery(lines, couponCode);
  const { data, isPlaceholderData, isError } = useQuery({
    ...query,
    enabled: enabled && local.length > 0,
    placeholderData: keepPreviousData,
  });
  const refresh = async () =>
    (await queries.fetchQuery({ ...query, staleTime: 0 })).items.map(rowOfItem);

  if (!enabled) return { ...still, state: 'loading', refresh };
  if (local.length === 0) return { ...still, state: 'empty', refresh };

  const problemByLine = new Map(
    data?.problems.map((problem) => [lineKey(problem), problem.message]),
  );
  const today = new Map(data?.items.map((item) => [keyOfItem(item), item]));
  const rows = local.map((line) => {
    const item = today.get(lineKey(line));
    const row = item ? rowOfItem({ ...item, quantity: line.quantity }) : rowOfLocalItem(line);
    // The response may be for the previous quantity: then the row's own stock decides.
    const problem = isPlaceholderData ? null : problemByLine.get(lineKey(line));
    return { ...row, problem: row.problem ?? problem ?? null };
  });
  const coupon = couponCode ? (data?.coupon ?? null) : null;
  const confirmed = data !== undefined && !isPlaceholderData;
  const before = local.filter((line) => today.has(lineKey(line))).map(rowOfLocalItem);
  return {
    state: 'ready',
    rows,
    coupon,
    quote: confirmed ? data.quote : previewQuote(rows, coupon),
    confirmed,
    checkFailed: isError,
    changes: data ? describeChanges(before, rows) : [],
    acceptChanges: () =>
      renewLocalCart(
        (data?.items ?? []).map(({ product, variant }) => ({ ...product, variant: variant?.sku })),
      ),
    refresh,
  };
}

const keyOfItem = ({ product, variant }: CartItem) =>
  lineKey({ productId: product._id, variant: variant?.sku });
