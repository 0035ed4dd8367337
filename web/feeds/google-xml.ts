import { createHash } from 'node:crypto';
import { sliceText } from '@jyotiratna/contract';
import type { FeedItem } from './feed-items.ts';
import { element, escapeXml } from './xml.ts';

/** 'Apparel & Accessories > Jewelry' in Google's product taxonomy. */
const jewelry = '188';
/**
 * Maximum length of id, title and description in Google's product data specification, and maximum
 * number of additional images.
 */
const [idMax, titleMax, descriptionMax, imagesMax] = [50, 150, 5000, 10];
const attributes: Record<string, string> = { size: 'g:size', metal: 'g:material' };

/**
 * Items as RSS 2.0 for Google Merchant (product data specification). @param shippingFree whether
 * delivery within India is free
 */
export function googleXml(
  items: readonly FeedItem[],
  { site, shippingFree }: { site: string; shippingFree: boolean },
) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>Jyotiratna</title><link>${escapeXml(site)}</link><description>Jyotiratna</description>
${items.map((item) => itemXml(item, shippingFree)).join('\n')}
</channel></rss>
`;
}

/** A SKU may be longer than the maximum id: its end is then replaced by a hash. */
function itemId(id: string): string {
  if (id.length <= idMax) return id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${id.slice(0, idMax - hash.length - 1)}-${hash}`;
}

function itemXml(item: FeedItem, shippingFree: boolean): string {
  const [image, ...rest] = item.images;
  const parts = [
    element('g:id', itemId(item.id)),
    element('g:title', sliceText(item.title, titleMax)),
    element('g:description', sliceText(item.description, descriptionMax)),
    element('g:link', item.link),
    ...(image ? [element('g:image_link', image)] : []),
    ...rest.slice(0, imagesMax).map((url) => element('g:additional_image_link', url)),
    element('g:availability', item.inStock ? 'in_stock' : 'out_of_stock'),
    element('g:price', `${item.price.toFixed(2)} INR`),
    element('g:condition', 'new'),
    element('g:brand', 'Jyotiratna'),
    element('g:identifier_exists', 'no'),
    element('g:google_product_category', jewelry),
    element('g:product_type', item.category),
    ...(item.group ? [element('g:item_group_id', item.group)] : []),
    ...item.options.flatMap(({ name, value }) =>
      attributes[name] ? [element(attributes[name], value)] : [],
    ),
    ...(shippingFree
      ? ['<g:shipping><g:country>IN</g:country><g:price>0 INR</g:price></g:shipping>']
      : []),
  ];
  return `<item>${parts.join('')}</item>`;
}
