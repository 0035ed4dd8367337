import { cleanText, type ImportKind } from '@jyotiratna/contract';
import type { ImportSource } from '../../../imports/source.ts';
import { readRecords } from '../../../platform/csv/read-records.ts';
import { readHeader } from '../../archives/tar.ts';
import { readArchive } from './archive.ts';
import { readShopifyArticles, readWxr } from './articles.ts';
import { readCustomers } from './customers.ts';
import { readCards, readDiscounts } from './discounts.ts';
import { readShopifyOrders, readWooOrders } from './orders.ts';
import { type ImportFormat, isWxr, recogniseColumns } from './recognise.ts';
import { readRedirectRows } from './redirects.ts';
import { readReviews } from './reviews.ts';
import { SourceRow } from './row.ts';
import { readShopifyProducts } from './shopify-products.ts';
import { readWooProducts } from './woo-products.ts';

type Chunks = AsyncIterable<Uint8Array>;

/** Bytes read to detect a file's format. */
const headBytes = 64 * 1024;

/**
 * Detects a file's format from its content, ignoring its name.
 * @returns null for an unknown format
 * @throws InvalidCsv for a file that is not UTF-8 text
 */
export async function recognise(chunks: Chunks): Promise<ImportFormat | null> {
  const start = await beginning(chunks);
  if (readHeader(start)?.name === 'archive.json') return { system: 'jyotiratna', kind: 'archive' };
  if (isWxr(new TextDecoder().decode(start))) return { system: 'wordpress', kind: 'article' };
  for await (const { cells } of readRecords(once(start)))
    return recogniseColumns(cells.map(plainName));
  return null;
}

/**
 * Streams the rows of a file, with only a part of it in memory.
 * @param complete whether an archive has its end
 * @throws InvalidCsv
 */
export async function* readFile(
  chunks: Chunks,
  { system, kind }: ImportFormat,
  complete = true,
): AsyncGenerator<ImportSource> {
  if (kind === 'archive') return yield* readArchive(chunks, complete);
  if (system === 'wordpress') return yield* readWxr(decode(chunks));
  const read = readerOf(system, kind);
  if (read) yield* read(rowsOf(chunks));
}

type Reader = (rows: AsyncIterable<SourceRow>) => AsyncGenerator<ImportSource>;

function readerOf(system: ImportFormat['system'], kind: ImportKind): Reader | null {
  const woo = system === 'woocommerce';
  switch (kind) {
    case 'product':
      return woo ? readWooProducts : readShopifyProducts;
    case 'order':
      return woo ? readWooOrders : readShopifyOrders;
    case 'customer':
      return readCustomers;
    case 'review':
      return readReviews;
    case 'discount':
      return readDiscounts;
    case 'gift-card':
      return readCards;
    case 'redirect':
      return readRedirectRows;
    case 'article':
      return readShopifyArticles;
    case 'archive':
    case 'archive-image':
    case 'image':
      return null;
  }
}

const plainName = (name: string) => cleanText(name).trim().toLowerCase();

async function* rowsOf(chunks: Chunks): AsyncGenerator<SourceRow> {
  let names: string[] | null = null;
  for await (const { line, cells } of readRecords(chunks)) {
    if (names === null) names = cells.map(plainName);
    else yield new SourceRow(line, names, cells);
  }
}

async function beginning(chunks: Chunks): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length >= headBytes) break;
  }
  const start = Buffer.concat(parts).subarray(0, headBytes);
  return readHeader(start) ? start : completeLines(start);
}

/** Truncates to the last line break, so that no multi-byte character is split. */
function completeLines(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(0x0a);
  return bytes.length < headBytes || end < 0 ? bytes : bytes.subarray(0, end + 1);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function* decode(chunks: Chunks): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
