import net from 'node:net';
import { afterEach, beforeEach, expect } from 'vitest';

/**
 * A test that writes to the console or reaches beyond this machine fails: both hide faults.
 * A test that expects console output replaces the method itself with `vi.spyOn`.
 */
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
let noise: string[] = [];

for (const method of methods) {
  console[method] = (...words: unknown[]) => {
    noise.push(`console.${method}: ${words.map(String).join(' ')}`);
  };
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\..*|0\.0\.0\.0|::)$/;
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
  const first = (Array.isArray(args[0]) ? args[0][0] : args[0]) as { host?: string; path?: string } | number | string;
  const host = typeof first === 'object' ? first?.host : typeof args[1] === 'string' ? args[1] : undefined;
  if (host && !loopback.test(host)) {
    noise.push(`network: a connection to ${host} was refused`);
    throw new Error(`tests reach only this machine, not ${host}`);
  }
  return Reflect.apply(connect, this, args);
} as typeof connect;

beforeEach(() => {
  noise = [];
});

afterEach(() => {
  expect(noise, 'unexpected console output or network traffic').toEqual([]);
});
