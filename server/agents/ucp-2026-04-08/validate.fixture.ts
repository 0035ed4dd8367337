import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import published from './published/schemas.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// The profile's references are relative to this URL, not to its published `$id`.
const profile = 'https://ucp.dev/discovery/profile_schema.json';
for (const [id, schema] of Object.entries(published))
  ajv.addSchema(id.endsWith('/discovery/profile.json') ? { ...schema, $id: profile } : schema);

const base = 'https://ucp.dev/schemas/shopping';
const responses = {
  cart: `${base}/discount.json#/$defs/dev.ucp.shopping.cart`,
  checkout: `${base}/fulfillment.json#/$defs/dev.ucp.shopping.checkout`,
  discounts: `${base}/discount.json#/$defs/dev.ucp.shopping.checkout`,
  order: `${base}/order.json`,
  search: `${base}/catalog_search.json#/$defs/search_response`,
  lookup: `${base}/catalog_lookup.json#/$defs/lookup_response`,
  product: `${base}/catalog_lookup.json#/$defs/get_product_response`,
  error: `${base}/types/error_response.json`,
  profile: `${profile}#/$defs/business_profile`,
} as const;

/** The violations of the published schema of a response; empty for a valid one. */
export function violations(kind: keyof typeof responses, body: unknown): string[] {
  const validate = ajv.getSchema(responses[kind]);
  if (!validate) throw new Error(`no schema is ${responses[kind]}`);
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
