import { readCartLink } from '@jyotiratna/contract';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../../testing/catalogue.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { calls } from './calls.ts';

describe('the MCP server', () => {
  let shop: TestShop;
  let client: Client;

  beforeAll(async () => {
    shop = await createTestShop('embedded', {
      MCP_ACCESS: 'on',
      PUBLIC_URL: 'https://shop.example',
    });
    const stone = { stone: 'yellow-sapphire', laboratory: 'GIA', stock: 1, price: 55_000 } as const;
    await addProduct(shop.deps, { id: 'fits', weightMg: 900, reportNumber: '1', ...stone });
    await addProduct(shop.deps, { id: 'light', weightMg: 700, reportNumber: '2', ...stone });
    await addProduct(shop.deps, {
      id: 'dear',
      weightMg: 900,
      reportNumber: '3',
      ...stone,
      price: 61_000,
    });
    await addProduct(shop.deps, { id: 'bare', weightMg: 900, ...stone, laboratory: null });
    client = new Client({ name: 'scripted', version: '1' });
    const url = new URL('http://shop.example/mcp');
    await client.connect(new StreamableHTTPClientTransport(url, { fetch: injected }));
  });
  afterAll(async () => {
    await client.close();
    await shop.close();
  });

  const injected = async (url: string | URL, init?: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    const method = (init?.method ?? 'GET') as 'GET';
    const payload = init?.body ? { payload: String(init.body) } : {};
    const reply = await shop.app.inject({
      method,
      url: new URL(url).pathname,
      headers,
      ...payload,
    });
    const bodiless = reply.statusCode === 202 || reply.statusCode === 204;
    return new Response(bodiless ? null : reply.body, {
      status: reply.statusCode,
      headers: reply.headers as never,
    });
  };
  const use = async (name: string, given: Record<string, unknown>) => {
    const { structuredContent } = await client.callTool({ name, arguments: given });
    // biome-ignore lint/suspicious/noExplicitAny: replies have every shape
    return structuredContent as any;
  };

  it('lists the calls of UCP as tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(calls.map(({ name }) => name));
  });

  it('leads an agent from a search to a link with the cart', async () => {
    const filters = {
      stone: 'yellow-sapphire',
      weight_carats: { min: 4, max: 5 },
      certified: true,
      price: { max: 6_000_000 },
    };
    const { products } = await use('search_catalog', { catalog: { filters } });
    expect(products.map(({ id }: { id: string }) => id)).toEqual(['fits']);
    const [{ id }] = products[0].variants;
    const cart = await use('create_cart', {
      cart: { line_items: [{ item: { id }, quantity: 1 }] },
    });
    expect(cart.continue_url).toBe('https://shop.example/cart/add?items=fits:1');
    const { items } = readCartLink(new URL(cart.continue_url).searchParams);
    const opened = await shop.visitor().post('/cart/link', { items });
    expect(opened.body.items).toMatchObject([{ product: { _id: 'fits' }, quantity: 1 }]);
    expect((await use('get_cart', { id: cart.id })).totals.at(-1).amount).toBe(5_500_000);
  });

  it('reports an invalid argument as an error of the protocol', async () => {
    await expect(use('create_cart', { cart: { line_items: [] } })).rejects.toThrow(/line_items/);
    await expect(use('no_tool', {})).rejects.toThrow(/no tool/);
    const ids = Array.from({ length: 51 }, String);
    await expect(use('lookup_catalog', { catalog: { ids } })).rejects.toThrow(/-32602/);
  });

  it('responds to a client that accepts only JSON', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json' },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
    expect([reply.statusCode, reply.json().result.tools.length]).toEqual([200, calls.length]);
  });

  it('has neither sessions nor streams', async () => {
    const reply = await shop.app.inject({ url: '/mcp', headers: { accept: 'text/event-stream' } });
    expect(reply.statusCode).toBe(405);
  });
});
