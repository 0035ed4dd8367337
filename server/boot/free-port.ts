import { once } from 'node:events';
import net from 'node:net';

/** A currently unused port of a host. */
export async function freePort(host: string): Promise<number> {
  const server = net.createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
