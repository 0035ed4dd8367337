import { ShopError } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../platform/settings/read-settings.ts';
import { createMcpServer } from './mcp-server.ts';
import { agentRateLimit, contextOf } from './routes.ts';
import { mcpPath } from './version.ts';

/**
 * The calls as tools of an MCP server: streamable HTTP, without sessions and streams, so that any
 * process of the shop answers any request. While it is switched off, its address does not exist.
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
  // There are no streams to open and no sessions to end.
  app.route({
    ...settings,
    method: ['GET', 'DELETE'],
    url: mcpPath,
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}

async function respond(deps: Deps, request: FastifyRequest): Promise<Response> {
  // Loaded with the first request: most shops have no assistants as customers.
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
      // The library rejects callers that accept JSON alone, which is all that is returned here.
      headers: [...headers, ['accept', 'application/json, text/event-stream']],
      body: JSON.stringify(request.body ?? null),
    });
    return await transport.handleRequest(requested, { parsedBody: request.body });
  } finally {
    await server.close();
  }
}
