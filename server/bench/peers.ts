import { browser } from './measure.ts';

/** Another shop running on this machine, measured next to this one. */
export type Peer = {
  name: string;
  url: string;
  path: string;
  pid: number;
  headers: Record<string, string>;
};

/**
 * Parses `PEERS`, such as `EverShop's product page=http://127.0.0.1:3100/men/shirt#4711`, separated
 * by `;`: a name, the URL, the id of the server process whose CPU time is measured, and optionally
 * a header: `…#4711#x-publishable-api-key: pk_1`.
 * @throws Error with the malformed part
 */
export function readPeers(text = ''): Peer[] {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name = '', url = '', pid = '', header = '', value = ''] =
        /^([^=]+)=(https?:\/\/[^#]+)#(\d+)(?:#([^:]+):\s*(.+))?$/.exec(part.trim()) ?? [];
      if (!name) throw new Error(`PEERS must be name=address#pid, not ${part}`);
      const { origin, pathname, search } = new URL(url);
      return {
        name,
        url: origin,
        path: pathname + search,
        pid: Number(pid),
        headers: header ? { [header]: value } : {},
      };
    });
}

/**
 * Whether a peer responds with a page rather than data, which determines the page or endpoint of
 * this shop that it is compared with.
 */
export async function respondsWithPage({ url, path, headers }: Peer): Promise<boolean> {
  const reply = await fetch(url + path, { headers: { ...browser, ...headers } });
  await reply.arrayBuffer();
  return reply.headers.get('content-type')?.startsWith('text/html') ?? false;
}
