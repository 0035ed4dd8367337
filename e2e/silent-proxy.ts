import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Dropped traffic: none, of WebSockets only, or of every connection. */
type Loss = 'nothing' | 'sockets' | 'everything';

export type SilentProxy = {
  /** The shop's URL behind this proxy. */
  url: string;
  /** The shop's own port, different from that of its public URL, which is the proxy's. */
  shopPort: string;
  /**
   * Drops bytes in both directions from now on, without closing connections, as for a phone that
   * changes networks. A connection with dropped bytes stays dead; only later ones work again.
   */
  lose: (loss: Loss) => void;
  close: () => Promise<void>;
};

/**
 * Starts a TCP proxy in front of a shop, whose network a test can interrupt. The shop starts later,
 * with the proxy's URL and on the port reserved for it.
 */
export async function startSilentProxy(): Promise<SilentProxy> {
  const shopPort = await findFreePort();
  const open = new Set<Socket>();
  let loss: Loss = 'nothing';
  const server = createServer((near) => {
    const far = connect(shopPort, '127.0.0.1');
    let dead = false;
    let isSocket = false;
    const isDisconnected = () => {
      dead ||= loss === 'everything' || (loss === 'sockets' && isSocket);
      return dead;
    };
    const pass = (from: Socket, to: Socket) => {
      open.add(from);
      from.on('data', (bytes) => {
        isSocket ||= from === near && /^upgrade: websocket/im.test(bytes.toString('latin1'));
        if (!isDisconnected()) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        if (!isDisconnected()) to.destroySoon();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    shopPort: String(shopPort),
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose: (next) => {
      loss = next;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
