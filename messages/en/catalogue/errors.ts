import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about remedies, their variants and settings. */
export const catalogue = {
  titles: {
    product_not_found: 'Product not found',
    variant_needed: 'Choose a variant',
    setting_unavailable: 'Setting unavailable',
    sold_out: 'Sold out',
  },
  sentences: {
    product_not_found: 'Product not found.',
    variant_needed: 'Please choose which one you would like.',
    variant_needed_of: ({ name }) => `Please choose which ${name} you would like.`,
    sku_invalid: 'A SKU has letters, digits, dots and hyphens.',
    setting_unavailable: 'This stone cannot be set or energised as chosen at the moment.',
    setting_gone: "This setting is no longer offered. Please choose again on the stone's page.",
    metal_rate_stale:
      'The rate for this metal is being updated. Until then, the stone is sold loose; please choose again on its page.',
    ring_size_needed: "Please choose the ring's size, or that you are not sure yet.",
    energisation_off:
      "This energisation is no longer offered. Please choose again on the stone's page.",
    energisation_day:
      "The day for the energisation has passed, or is more than 60 days away. Please choose another on the stone's page.",
    sold_out: 'This remedy is sold out.',
    category_needed: 'Please choose a category.',
    quantity_needed: 'Please enter a quantity.',
    remedy_sold_out: ({ name }) => `${name} is sold out.`,
    remedy_left: ({ name, left }) => `Only ${left} of ${name} left.`,
    bundle_changed: ({ name }) => `A part of ${name} is no longer sold, so it is not available.`,
    bundle_part_gone: ({ name, part }) =>
      `${name} is not available: its part ${part} is no longer sold.`,
    bundle_part_sold_out: ({ name, part }) =>
      `${name} is not available: its part ${part} is sold out.`,
    bundle_part_left: ({ name, part, left }) =>
      `Not enough left for ${name}: only ${left} of its part ${part}.`,
    remedy_gone: 'This remedy is no longer available.',
  },
} satisfies ErrorWordsPart;
