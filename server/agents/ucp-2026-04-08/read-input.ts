import { errorMessage, limits, ShopError, stoneChoices } from '@jyotiratna/contract';
import { typed } from '@jyotiratna/contract/fields';
import { z } from 'zod';

/**
 * Schemas of the calls' input. Unknown fields are ignored, and so are those that only a buyer can
 * provide: name, email, address, consent.
 */
const text = (max: number) => typed(max);
const minorUnits = z.int().min(0).max(1_000_000_000);

const context = z.object({ language: text(40).optional() }).optional();
const range = z.object({
  min: z.number().min(0).max(100_000).optional(),
  max: z.number().min(0).max(100_000).optional(),
});

/** `weight_carats` and the filters of loose stones are this shop's extensions. */
const filters = z
  .object({
    categories: z.array(text(100)).max(20).optional(),
    price: z.object({ min: minorUnits.optional(), max: minorUnits.optional() }).optional(),
    stone: z.enum(stoneChoices.stone).optional(),
    origin: z.enum(stoneChoices.origin).optional(),
    treatment: z.enum(stoneChoices.treatment).optional(),
    shape: z.enum(stoneChoices.shape).optional(),
    certified: z.boolean().optional(),
    weight_carats: range.optional(),
  })
  .optional();

export const searchInput = z
  .object({
    query: text(200).optional(),
    context,
    filters,
    pagination: z
      .object({ cursor: z.string().max(400).optional(), limit: z.int().min(1).optional() })
      .optional(),
  })
  .refine(({ query, filters = {} }) => query || Object.keys(filters).length > 0, {
    path: ['query'],
  });
export type SearchInput = z.infer<typeof searchInput>;

export const lookupInput = z.object({
  ids: z.array(text(120)).min(1),
  context,
});

const selected = z.object({ name: text(40), label: text(100) });
export const productInput = z.object({
  id: text(120),
  selected: z.array(selected).max(10).optional(),
  context,
});
export type AgentProductInput = z.infer<typeof productInput>;

/** A quantity above the stock is an error of the cart, not of the request. */
const line = z.object({
  item: z.object({ id: text(120) }),
  quantity: z.int().min(1).max(1_000_000),
});
const lines = z.array(line).min(1).max(limits.linesPerCart);
const discounts = z.object({ codes: z.array(text(40)).max(3).optional() }).optional();
export const cartInput = z.object({ line_items: lines, discounts, context });

/** Only the PIN code and the country of an address are read. */
const destination = z.object({
  id: text(100).optional(),
  postal_code: text(12).optional(),
  address_country: text(60).optional(),
});
const method = z.object({
  type: z.string().max(40).optional(),
  destinations: z.array(destination).max(10).optional(),
  selected_destination_id: z.string().max(100).nullish(),
});
const fulfillment = z.object({ methods: z.array(method).max(5).optional() }).optional();
export const checkoutInput = cartInput.extend({ fulfillment });
export type CartInput = z.infer<typeof checkoutInput>;

/** A checkout created from a cart has its contents; other contents are ignored. */
const convertedInput = z.object({ cart_id: text(60), context, fulfillment });
export const newCheckoutInput = z.union([convertedInput, checkoutInput]);
export type NewCheckoutInput = z.infer<typeof newCheckoutInput>;

/** @throws ShopError invalid_input whose details name the first invalid field and its error */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') || 'body';
  throw new ShopError('invalid_input', {
    details: `${field} is ${issue?.code === 'invalid_type' ? 'missing or of another type' : 'not valid'}`,
    fields: { [field]: errorMessage('invalid_input') },
  });
}

/** @throws ShopError invalid_input */
export function readNewCheckout(body: unknown): NewCheckoutInput {
  const isConversion = 'cart_id' in Object(body);
  return readInput(isConversion ? convertedInput : checkoutInput, body);
}
