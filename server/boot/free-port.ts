import { once } from 'node:events';
import net from 'node:net';

/** A port of that host on which nobody listens at the moment. */
export async function freePort(host: string): Promise<number> {
  const server = net.createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
