/** Another shop that runs on this machine, to be asked beside this one. */
export type Peer = { name: string; url: string; path: string; pid: number };

/**
 * The peers that `PEERS` names, such as `EverShop's product page=http://127.0.0.1:3100/men/shirt#4711`, several with `;` between:
 * a name, what to ask for, and the id of the process that answers, whose CPU counts.
 * @throws Error with the part that is none
 */
export function readPeers(text = ''): Peer[] {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name = '', url = '', pid = ''] = /^([^=]+)=(https?:\/\/[^#]+)#(\d+)$/.exec(part.trim()) ?? [];
      if (!name) throw new Error(`PEERS takes name=address#pid, not ${part}`);
      const { origin, pathname, search } = new URL(url);
      return { name, url: origin, path: pathname + search, pid: Number(pid) };
    });
}
