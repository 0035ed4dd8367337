import { browser } from './measure.ts';

/** Another shop that runs on this machine, to be asked next to this one. */
export type Peer = { name: string; url: string; path: string; pid: number; headers: Record<string, string> };

/**
 * The peers that `PEERS` names, such as `EverShop's product page=http://127.0.0.1:3100/men/shirt#4711`, several with `;` between:
 * a name, what to ask for, the id of the process that answers, whose CPU counts, and where it wants one a header of its own:
 * `…#4711#x-publishable-api-key: pk_1`.
 * @throws Error with the part that is none
 */
export function readPeers(text = ''): Peer[] {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name = '', url = '', pid = '', header = '', value = ''] =
        /^([^=]+)=(https?:\/\/[^#]+)#(\d+)(?:#([^:]+):\s*(.+))?$/.exec(part.trim()) ?? [];
      if (!name) throw new Error(`PEERS takes name=address#pid, not ${part}`);
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

/** Whether a peer answers with a page or, like a call of an API, with data: it is compared with what is alike here. */
export async function answersWithPage({ url, path, headers }: Peer): Promise<boolean> {
  const reply = await fetch(url + path, { headers: { ...browser, ...headers } });
  await reply.arrayBuffer();
  return reply.headers.get('content-type')?.startsWith('text/html') ?? false;
}
