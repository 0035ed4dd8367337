const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Whether an address is this machine itself: behind a proxy that is not declared, everyone comes from there. */
export function isLoopback(ip: string): boolean {
  return loopback.test(ip);
}
