import { defined, limits as imageLimits, ShopError, sliceText } from '@jyotiratna/contract';
import { editOf, presentationOf } from '../../../catalogue/catalogue-cache.ts';
import { withImages } from '../../../catalogue/pictures/with-images.ts';
import type { SourceImageRow, SourceProduct } from '../../../imports/source.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { invalidateOnCommit, transact } from '../../../platform/database/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StoredImage } from '../../../platform/images/images.ts';
import { listProductImages, setProductImages } from '../../pictures/queries.ts';
import { changeProduct, lockProduct } from '../../products/queries.ts';
import type { AppliedRow } from '../apply/applied.ts';
import type { ImportRecord } from '../queries.ts';
import {
  claimImage,
  countPendingImages,
  findKeys,
  findRow,
  importKeyOf,
  listImageTargets,
  type PendingRow,
  saveKeys,
  settleRow,
} from '../row-queries.ts';
import { addReviewImage } from '../target-queries.ts';
import { defaultLimits, FetchFailed, fetchImage } from './fetch-image.ts';
import { linkVariants } from './link-variants.ts';

/** Images that a process fetches in parallel; encoding them is CPU-bound. */
const concurrency = 2;
/** Lease in seconds, longer than fetching and encoding an image takes. */
const leaseSeconds = 180;

type Dependencies = Pick<Deps, 'db' | 'images' | 'log' | 'env'>;

/**
 * Fetches an import's next images and links them to their products and reviews. Network calls are
 * outside of transactions; a failed image is recorded with its reason and can be retried.
 * @returns whether there were any
 */
export async function runImages(deps: Dependencies, record: ImportRecord): Promise<boolean> {
  const claimed: PendingRow[] = [];
  for (let n = 0; n < concurrency; n += 1) {
    const row = await claimImage(deps.db, record.id, leaseSeconds);
    if (row) claimed.push(row);
  }
  await Promise.all(claimed.map((row) => runOne(deps, row)));
  return claimed.length > 0;
}

async function runOne(deps: Dependencies, row: PendingRow): Promise<void> {
  const { url, of } = row.data as SourceImageRow;
  const owner = { system: row.system, kind: of.kind, key: of.key };
  const target = (await findKeys(deps.db, [owner])).get(importKeyOf(owner));
  try {
    if (!target) throw new FetchFailed('address_unreachable', 'no product');
    const bytes = await fetchImage(url, limitsFor(url, deps.env));
    const options = { maxBytes: defaultLimits.maxBytes };
    await withImages(
      deps,
      [bytes],
      ([image]) => transact(deps.db, (tx) => show(tx, row, target.targetId, defined(image))),
      options,
    );
  } catch (error) {
    const { reason, detail } = errorFrom(error);
    const result: AppliedRow = target
      ? { outcome: 'failed', reason, detail }
      : { outcome: 'dropped', reason: 'product_unknown' };
    await transact(deps.db, (tx) => settle(tx, row, target?.targetId ?? null, result));
  }
}

/**
 * IMPORT_IMAGE_HOSTS permits the owner's own servers to have private addresses; their redirects may
 * not lead to any.
 */
function limitsFor(url: string, { IMPORT_IMAGE_HOSTS }: Dependencies['env']) {
  const own = IMPORT_IMAGE_HOSTS.find((host) => URL.canParse(url) && new URL(url).host === host);
  if (!own) return defaultLimits;
  const port = Number(new URL(url).port || 80);
  const address = new URL(url).hostname;
  return {
    ...defaultLimits,
    isAllowed: (to: string, toPort: number) =>
      (to === address && toPort === port) || defaultLimits.isAllowed(to, toPort),
  };
}

function errorFrom(error: unknown) {
  if (error instanceof FetchFailed) return { reason: error.reason, detail: error.message };
  if (!(error instanceof ShopError)) throw error;
  // A full image store is not the image's error: its lease expires, and it is retried.
  if (error.code.startsWith('storage')) throw error;
  return {
    reason: error.code === 'upload_size' ? ('image_large' as const) : ('image_type' as const),
    detail: error.code,
  };
}

async function show(
  tx: Transaction,
  row: PendingRow,
  targetId: string,
  image: StoredImage,
): Promise<void> {
  const { alt, of } = row.data as SourceImageRow;
  if (of.kind === 'review') {
    const productId = await addReviewImage(tx, targetId, image);
    if (productId) invalidateOnCommit(presentationOf(productId));
    return settle(tx, row, null, { outcome: 'created', targetId: image.id });
  }
  const product = await lockProduct(tx, targetId);
  if (!product) return settle(tx, row, null, { outcome: 'dropped', reason: 'product_unknown' });
  const links = await listProductImages(tx, targetId);
  if (links.some(({ picture }) => picture.id === image.id)) {
    await settleRow(tx, row.id, {
      outcome: 'unchanged',
      targetId: image.id,
      reason: null,
      detail: '',
    });
    await linkVariants(tx, row, targetId);
    return settle(tx, row, targetId, { outcome: 'unchanged', targetId: image.id });
  }
  if (links.length >= imageLimits.imagesPerProduct)
    return settle(tx, row, targetId, { outcome: 'dropped', reason: 'images_many' });
  await settleRow(tx, row.id, { outcome: 'created', targetId: image.id, reason: null, detail: '' });
  const places = await listImageTargets(tx, row.importId, of.key);
  const place = ({ picture }: (typeof links)[number]) => places.get(picture.id) ?? -1;
  const sorted = [...links, { picture: image, alt, altHi: '' }].toSorted(
    (one, other) => place(one) - place(other),
  );
  await setProductImages(tx, targetId, sorted);
  if (image.tint && !product.tint) await changeProduct(tx, targetId, { tint: image.tint });
  await linkVariants(tx, row, targetId);
  invalidateOnCommit(editOf(targetId));
  await settle(tx, row, targetId, { outcome: 'created', targetId: image.id });
}

/**
 * Records the outcome of an image; the last one of a complete product publishes the product if it
 * was published in the old shop.
 */
async function settle(
  tx: Transaction,
  row: PendingRow,
  productId: string | null,
  result: AppliedRow,
): Promise<void> {
  const { of } = row.data as SourceImageRow;
  const product = productId && of.kind === 'product' ? await lockProduct(tx, productId) : null;
  const { outcome, reason = null, detail = '', targetId = null } = result;
  await settleRow(tx, row.id, { outcome, reason, detail: sliceText(detail, 300), targetId });
  if (targetId && (outcome === 'created' || outcome === 'unchanged')) {
    const { system, kind, key, hash } = row;
    await saveKeys(tx, [{ system, kind, key, hash, targetId }]);
  }
  if (!product?.draft || (await countPendingImages(tx, row.importId, of.key)) > 0) return;
  const source = await findRow(tx, row.importId, 'product', of.key);
  const ready = source?.outcome === 'created' && source.missing.length === 0;
  const published = (source?.data as SourceProduct | null)?.published ?? false;
  if (!ready || !published || (await listProductImages(tx, product.id)).length === 0) return;
  await changeProduct(tx, product.id, { draft: false });
  invalidateOnCommit(editOf(product.id));
}
