import type { ImportKind, ImportReason, PreviousState } from '@jyotiratna/contract';

/**
 * Records of other shops in the shop's own terms: amounts in paise, moments as ISO 8601, texts
 * still as HTML.
 */

export type SourceVariant = {
  sku: string;
  options: { name: string; value: string }[];
  pricePaise: number | null;
  comparePaise: number | null;
  /** Null: not tracked. */
  quantity: number | null;
  imageUrl: string;
};
export type SourceImage = { url: string; alt: string };
export type SourceProduct = {
  kind: 'product';
  handle: string;
  title: string;
  html: string;
  type: string;
  tags: string[];
  published: boolean;
  featured: boolean;
  variants: SourceVariant[];
  images: SourceImage[];
  /** Columns that no field has by itself. */
  extras: Record<string, string>;
  /** Its address in the old shop. */
  paths: string[];
};

export type SourceAddress = {
  name: string;
  line: string;
  apartment: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
  phone: string;
};
export type SourceCustomer = {
  kind: 'customer';
  email: string;
  name: string;
  phone: string;
  addresses: SourceAddress[];
  /** Null: no marketing consent. `at` is its date there, if the file has it. */
  subscription: { state: PreviousState; at: string | null } | null;
  /** A hash of WordPress that is verified at the first login; null without one. */
  passwordHash: string | null;
  note: string;
  since: string | null;
};

export type SourceOrder = {
  kind: 'order';
  number: string;
  email: string;
  placedAt: string;
  status: string;
  currency: string;
  totalPaise: number;
  shippingPaise: number;
  taxPaise: number;
  discountPaise: number;
  refundedPaise: number;
  items: { name: string; sku: string; quantity: number; pricePaise: number }[];
  address: SourceAddress | null;
};

export type SourceReview = {
  kind: 'review';
  /** The product's handle, id or SKU in the old shop. */
  product: string;
  rating: number;
  title: string;
  body: string;
  name: string;
  at: string;
  reply: string;
  imageUrls: string[];
};

export type SourceDiscount = {
  kind: 'discount';
  code: string;
  type: 'percentage' | 'fixed';
  /** Percent times 100, or paise. */
  value: number;
  startsAt: string | null;
  expiresAt: string | null;
  minCartPaise: number;
  limit: number | null;
  used: number;
  /** Uses of one customer; null without a limit. */
  perCustomer: number | null;
};

export type SourceCard = {
  kind: 'gift-card';
  balancePaise: number;
  expiresAt: string | null;
  email: string;
  /** In its normal form; null where the file has only its end. */
  code: string | null;
};

export type SourceArticle = {
  kind: 'article';
  title: string;
  slug: string;
  html: string;
  excerpt: string;
  author: string;
  date: string;
  paths: string[];
};

export type SourceRedirect = { kind: 'redirect'; path: string; target: string };

export type SourceImageRow = {
  kind: 'image';
  url: string;
  alt: string;
  position: number;
  /** The product or review of the image, by its key in the old shop. */
  of: { kind: 'product' | 'review'; key: string };
};

/** A chunk of rows, or a file of an image, in an archive of this shop. */
export type SourceArchive = {
  kind: 'archive' | 'archive-image';
  /** The table, or the file's name. */
  name: string;
  /** Where its bytes are in the archive. */
  offset: number;
  length: number;
  first: boolean;
};

export type SourceData =
  | SourceArchive
  | SourceProduct
  | SourceCustomer
  | SourceOrder
  | SourceReview
  | SourceDiscount
  | SourceCard
  | SourceArticle
  | SourceRedirect
  | SourceImageRow;

/** A record of a file, or the reason why it is none. */
export type ImportSource = { line: number; key: string; title: string } & (
  | { data: SourceData; skipped?: undefined }
  | { data?: undefined; kind: ImportKind; skipped: ImportReason; detail?: string }
);
