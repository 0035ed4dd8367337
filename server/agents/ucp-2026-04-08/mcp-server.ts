import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { type AgentCall, argumentsOf, calls } from './calls.ts';
import type { Context } from './context.ts';
import { protocolErrorOf } from './protocol-error.ts';

type Arguments = { [name: string]: unknown; id?: unknown; meta?: unknown };

/** JSON-RPC codes of the protocol's MCP binding. */
const [discoveryFailed, requestFailed, invalidParams, internalError] = [
  -32_001, -32_000, -32_602, -32_603,
];

/** Creates an MCP server with the calls as its tools, for one request. */
export async function createMcpServer(context: Context): Promise<Server> {
  const [{ Server }, { CallToolRequestSchema, ListToolsRequestSchema, McpError }] =
    await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ]);
  const server = new Server(
    { name: 'jyotiratna', version: '1.0.0' },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: calls.map((call) => ({
      name: call.name,
      description: call.description,
      inputSchema: argumentsOf(call),
      annotations: { readOnlyHint: call.method === 'GET' || call.path.startsWith('/catalog') },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const call = calls.find(({ name }) => name === params.name);
    if (!call) throw new McpError(invalidParams, `There is no tool ${params.name}.`);
    try {
      return resultOf(await call.run(context, requestOf(call, params.arguments ?? {})));
    } catch (error) {
      const { status, code, message, retryAfter } = protocolErrorOf(error);
      const data = {
        code,
        content: message,
        ...(retryAfter !== undefined && { retry_after: retryAfter }),
      };
      throw new McpError(rpcCode(status, code), message, data);
    }
  });
  return server;
}

function rpcCode(status: number, code: string): number {
  if (code === 'version_unsupported' || code === 'invalid_profile_url') return discoveryFailed;
  if (code === 'invalid_input' || code === 'request_too_large') return invalidParams;
  return status >= 500 ? internalError : requestFailed;
}

function requestOf({ input }: AgentCall, given: Arguments) {
  const meta = Object(given.meta) as {
    'ucp-agent'?: { profile?: unknown };
    'idempotency-key'?: unknown;
  };
  const key = meta['idempotency-key'];
  return {
    id: String(given.id ?? ''),
    body: input ? given[input.argument] : undefined,
    keyed: {
      agent: String(meta['ucp-agent']?.profile ?? ''),
      key: typeof key === 'string' ? key : undefined,
    },
  };
}

function resultOf({ body }: { body: Record<string, unknown> }) {
  const { status } = Object(body.ucp) as { status?: string };
  return {
    structuredContent: body,
    content: [{ type: 'text' as const, text: JSON.stringify(body) }],
    ...(status === 'error' && { isError: true }),
  };
}
