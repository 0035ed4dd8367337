import net from 'node:net';

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
const listening = Symbol.for('listening for noise');
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\..*|0\.0\.0\.0|::)$/;

/**
 * Records console output, and connections to other machines, from now on; returns one growing list.
 * Both hide errors in a test.
 */
export function listenForNoise(): string[] {
  // Test files that share a process share its list; a console method that one has replaced is
  // monitored again.
  const shared = globalThis as { [listening]?: string[] };
  const before = shared[listening];
  const noise = before ?? [];
  shared[listening] = noise;
  for (const method of methods) {
    console[method] = (...values: unknown[]) => {
      noise.push(`console.${method}: ${values.map(String).join(' ')}`);
    };
  }

  if (before) return noise;
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
    const first = (Array.isArray(args[0]) ? args[0][0] : args[0]) as
      | { host?: string; path?: string }
      | number
      | string;
    const host =
      typeof first === 'object' ? first?.host : typeof args[1] === 'string' ? args[1] : undefined;
    if (host && !loopback.test(host)) {
      noise.push(`network: a connection to ${host} was refused`);
      throw new Error(`tests reach only this machine, not ${host}`);
    }
    return Reflect.apply(connect, this, args);
  } as typeof connect;
  return noise;
}
