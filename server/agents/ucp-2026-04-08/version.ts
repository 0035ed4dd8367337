/** The supported version of the Universal Commerce Protocol. */
export const ucpVersion = '2026-04-08';

/** Path of the REST binding; it contains the version, so that several versions can be served. */
export const ucpPath = `/ucp/${ucpVersion}`;
/** The path of the MCP server. */
export const mcpPath = '/mcp';

const origin = `https://ucp.dev/${ucpVersion}`;
const schemas = `${origin}/schemas/shopping`;
const specification = `${origin}/specification`;

/** The shop's capabilities, with the specification and schema of each. */
export const capabilities = {
  'dev.ucp.shopping.cart': { spec: `${specification}/cart`, schema: `${schemas}/cart.json` },
  'dev.ucp.shopping.checkout': {
    spec: `${specification}/checkout`,
    schema: `${schemas}/checkout.json`,
  },
  'dev.ucp.shopping.fulfillment': {
    extends: 'dev.ucp.shopping.checkout',
    spec: `${specification}/fulfillment`,
    schema: `${schemas}/fulfillment.json`,
  },
  'dev.ucp.shopping.discount': {
    extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
    spec: `${specification}/discount`,
    schema: `${schemas}/discount.json`,
  },
  'dev.ucp.shopping.catalog.search': {
    spec: `${specification}/catalog/search`,
    schema: `${schemas}/catalog_search.json`,
  },
  'dev.ucp.shopping.catalog.lookup': {
    spec: `${specification}/catalog/lookup`,
    schema: `${schemas}/catalog_lookup.json`,
  },
  'dev.ucp.shopping.order': { spec: `${specification}/order`, schema: `${schemas}/order.json` },
} as const;
export type Capability = keyof typeof capabilities;

/** The protocol's metadata in a response of a capability. */
export function metaOf(capability: Capability, status: 'success' | 'error' = 'success') {
  return { version: ucpVersion, status, capabilities: { [capability]: [{ version: ucpVersion }] } };
}

const service = { version: ucpVersion, spec: `${specification}/overview` };

/**
 * The profile at `/.well-known/ucp`. It has no payment handlers, because the buyer pays on the
 * shop's own page.
 * @param site the shop's URL without a trailing slash
 */
export function agentProfile(site: string, { mcp }: { mcp: boolean }) {
  const rest = {
    transport: 'rest',
    endpoint: site + ucpPath,
    schema: `${origin}/services/shopping/rest.openapi.json`,
  };
  const tools = {
    transport: 'mcp',
    endpoint: site + mcpPath,
    schema: `${origin}/services/shopping/mcp.openrpc.json`,
  };
  const named = Object.entries(capabilities).map(([name, documents]) => [
    name,
    [{ version: ucpVersion, ...documents }],
  ]);
  return {
    ucp: {
      version: ucpVersion,
      services: {
        'dev.ucp.shopping': [{ ...service, ...rest }, ...(mcp ? [{ ...service, ...tools }] : [])],
      },
      capabilities: Object.fromEntries(named),
      payment_handlers: {},
    },
  };
}
