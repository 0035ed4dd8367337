import { ShopError } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { createMcpServer } from './mcp-server.ts';
import { agentRateLimit, contextOf } from './routes.ts';
import { mcpPath } from './version.ts';

/**
 * The calls as tools of an MCP server: streamable HTTP, stateless, so that any process of the shop
 * can handle any request. Responds with 404 while MCP is disabled.
 */
export async function mcpRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const settings = { config: { rateLimit: agentRateLimit }, schema: { hide: true } };
  app.addHook('onRequest', async () => {
    if ((await readSettings(deps)).MCP_ACCESS !== 'on') throw new ShopError('not_found');
  });
  app.post(mcpPath, settings, async (request, reply) => {
    const response = await respond(deps, request);
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply
      .code(response.status)
      .header('cache-control', 'no-store')
      .send(await response.text());
  });
  // No streams or sessions exist, so other methods are not allowed.
  app.route({
    ...settings,
    method: ['GET', 'DELETE'],
    url: mcpPath,
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}

async function respond(deps: Deps, request: FastifyRequest): Promise<Response> {
  // Loaded at the first request, since most shops never need it.
  const { WebStandardStreamableHTTPServerTransport } = await import(
    '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
  );
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = await createMcpServer(contextOf(deps, request));
  await server.connect(transport);
  try {
    const headers = Object.entries(request.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    );
    const url = new URL(request.url, 'http://localhost');
    const requested = new Request(url, {
      method: 'POST',
      // Overwritten because the library rejects clients that accept only JSON, which all responses
      // here are.
      headers: [...headers, ['accept', 'application/json, text/event-stream']],
      body: JSON.stringify(request.body ?? null),
    });
    return await transport.handleRequest(requested, { parsedBody: request.body });
  } finally {
    await server.close();
  }
}
