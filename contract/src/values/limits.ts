/**
 * Limits shared by storefront and server. Money in paise, times in milliseconds, sizes in bytes.
 */
export const limits = {
  imagesPerProduct: 5,
  imageBytes: 5 * 1024 * 1024,
  /** Maximum size of a video of a stone. */
  videoBytes: 16 * 1024 * 1024,
  /** Images of a full turn of a stone on a turntable: minimum and maximum. */
  framesMin: 18,
  framesMax: 72,
  uploadBytes: 20 * 1024 * 1024,
  quantityPerLine: 99,
  linesPerCart: 50,
  wishes: 100,
  addressesPerUser: 20,
  passwordMin: 8,
  passwordMax: 128,
  reservationMs: 20 * 60_000,
  paymentWindowMs: 15 * 60_000,
  scriptLoadMs: 10_000,
  /** Time limit for the customer to confirm a cash-on-delivery order. */
  cashConfirmationMs: 24 * 60 * 60_000,
  simulatedPaymentMs: 1200,
  cardDescription: 100,
  pageSize: 24,
} as const;

export const categories = ['Semi-Precious', 'Precious'] as const;
export type Category = (typeof categories)[number];

export const attributeKeys = ['color', 'size', 'material', 'brand', 'weight', 'dimension'] as const;
export type AttributeKey = (typeof attributeKeys)[number];

export const productSortOptions = [
  'newest',
  'oldest',
  'price-low',
  'price-high',
  'name',
  'country',
  // Sort orders for loose stones only.
  'per-carat-low',
  'per-carat-high',
  'weight-low',
  'weight-high',
] as const;
export type ProductSort = (typeof productSortOptions)[number];

/**
 * Sort orders of the administrators' product table; stock that is not tracked counts as the
 * largest.
 */
export const adminProductSortOptions = [
  'newest',
  'oldest',
  'price-low',
  'price-high',
  'name',
  'quantity-low',
  'quantity-high',
] as const;
export type AdminProductSort = (typeof adminProductSortOptions)[number];

export const couponStatuses = ['active', 'scheduled', 'expired', 'used-up', 'inactive'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** Widths in px of an image's files; widths beyond that of the source are omitted. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const;
