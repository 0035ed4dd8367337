import {
  defined,
  errorMessage,
  type ReviewState,
  reviewLimits,
  ShopError,
} from '@jyotiratna/contract';
import { prose } from '@jyotiratna/contract/fields';
import { requestPushToAdmins } from '../../accounts/push/request-push.ts';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { isUniqueViolation, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { shopHash } from '../../platform/secrets/shop-secret.ts';
import { newId } from '../../platform/secrets/token.ts';
import {
  findOrder,
  listOrderItems,
  lockOrder,
  type OrderRow,
} from '../../reservations/order-queries.ts';
import type { OrderAccess } from '../get-order.ts';
import { dropImages } from '../pictures/drop-images.ts';
import { requireOwn } from '../returns/ask-return.ts';
import { publicName } from './public-name.ts';
import { deleteReviews, insertReview, listBuyerReviews, listReviewImages } from './queries.ts';

type Writing = Pick<Deps, 'db' | 'images' | 'log'>;

/**
 * The items of an order that can be reviewed, and the existing reviews; empty for an administrator.
 * @throws ShopError order_not_found
 */
export async function getOwnReviews(
  deps: Pick<Deps, 'db'>,
  access: OrderAccess,
): Promise<ReviewState> {
  const order = await requireOwn(deps, access, await findOrder(deps.db, access.id));
  return access.actor.role === 'admin' ? { lines: [] } : present(deps, deps.db, order);
}

/**
 * Saves a buyer's review of a line of a delivered order; it is hidden until the shop has moderated
 * it.
 * @throws ShopError order_not_found, order_state before the order is delivered, review_written,
 * invalid_input with the field, upload_*
 */
export async function writeReview(
  deps: Writing,
  access: OrderAccess,
  { fields, files }: Form,
): Promise<ReviewState> {
  const own = await requireOwn(deps, access, await findOrder(deps.db, access.id));
  requireDelivered(own);
  const { item, stars, text } = read(fields);
  return withImages(deps, files, (stored) =>
    onlyOne(() =>
      transact(deps.db, async (tx) => {
        const order = await requireOwn(deps, access, await lockOrder(tx, access.id));
        requireDelivered(order);
        const line = (await listOrderItems(tx, [order.id])).find(
          ({ position }) => position === item,
        );
        if (!line) throw reject('item', 'review_item');
        const buyer = { buyerKey: await buyerKeyOf(deps, order), userId: order.userId };
        const [previous] = await listBuyerReviews(tx, [line.productId], buyer);
        if (previous && previous.status !== 'refused') throw new ShopError('review_written');
        if (previous) {
          const images = (await listReviewImages(tx, [previous.id])).get(previous.id) ?? [];
          await deleteReviews(tx, [previous.id]);
          await dropImages(
            tx,
            images.filter(({ id }) => !stored.some((image) => image.id === id)),
          );
        }
        const { productId } = line;
        const name = publicName(order.address?.fullName ?? '');
        const row = {
          id: newId('rev_'),
          productId,
          orderId: order.id,
          ...buyer,
          name,
          stars,
          text,
        };
        await insertReview(tx, row, stored);
        await requestPushToAdmins(tx, { kind: 'new-review', reviewId: row.id }, '/admin/reviews');
        return present(deps, tx, order);
      }),
    ),
  );
}

function requireDelivered({ status }: OrderRow): void {
  if (status !== 'delivered')
    throw new ShopError('order_state', { message: errorMessage('review_not_now') });
}

function read({ item = '', stars = '', text = '' }: Form['fields']): {
  item: number;
  stars: number;
  text: string;
} {
  if (!/^\d{1,2}$/.test(item)) throw reject('item', 'review_item');
  if (!/^[1-5]$/.test(stars)) throw reject('stars', 'review_stars');
  const parsed = prose(reviewLimits.text).safeParse(text);
  if (!parsed.success) {
    const message = errorMessage('text_long', { most: reviewLimits.text });
    throw new ShopError('invalid_input', { message, fields: { text: message } });
  }
  return { item: Number(item), stars: Number(stars), text: parsed.data };
}

function reject(field: string, code: 'review_item' | 'review_stars'): ShopError {
  const message = errorMessage(code);
  return new ShopError('invalid_input', { message, fields: { [field]: message } });
}

/**
 * The key of a buyer: the same for all orders of a mailbox; an order without an email address has
 * its own.
 */
function buyerKeyOf(deps: Pick<Deps, 'db'>, { email, id }: OrderRow): Promise<string> {
  return shopHash(deps, `reviewer ${email?.toLowerCase() ?? id}`);
}

async function present(
  deps: Pick<Deps, 'db'>,
  db: Executor,
  order: OrderRow,
): Promise<ReviewState> {
  if (order.status !== 'delivered') return { lines: [] };
  const items = await listOrderItems(db, [order.id]);
  const buyer = { buyerKey: await buyerKeyOf(deps, order), userId: order.userId };
  const saved = await listBuyerReviews(
    db,
    items.map(({ productId }) => productId),
    buyer,
  );
  const first = items.filter(
    ({ productId }, at) => items.findIndex((other) => other.productId === productId) === at,
  );
  return {
    lines: first.map(({ position, name, nameHi, productId }) => {
      const review = saved.find((row) => row.productId === productId);
      const { status, stars, text, refusal: rejection, answer: response } = review ?? {};
      return {
        item: position,
        name,
        ...(nameHi && { nameHi }),
        review: review
          ? {
              status: defined(status),
              stars: defined(stars),
              text: defined(text),
              refusal: defined(rejection),
              answer: defined(response),
            }
          : null,
      };
    }),
  };
}

/** Handles concurrent forms, or two orders of one buyer: the unique keys admit one. */
async function onlyOne<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const twice =
      isUniqueViolation(error, 'reviews_one_per_buyer') ||
      isUniqueViolation(error, 'reviews_one_per_user');
    if (!twice) throw error;
    throw new ShopError('review_written');
  }
}
