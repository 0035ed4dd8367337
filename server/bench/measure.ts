import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import type { ShopProcess } from '../../e2e/shop-process.ts';

/** For how long each row is asked, in s. */
export const seconds = 4;
export const connections = 50;

/** The headers of a browser on a phone. */
export const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-IN,en;q=0.9,hi;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
};

/** A shop that answers here, and the process whose CPU counts. */
type Measured = Pick<ShopProcess, 'url' | 'pid'>;
/** `perSecond` by the clock; `p99` in ms, of pages what a reader next to the load waits (`probe`). */
export type Figures = { perCpuSecond: number; perSecond: number; p99: number };
export type Row = [what: string, ratio: string, p99: string];

/** Seconds of CPU that the process took so far, all its threads together, as the kernel counts them in hundredths. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory in MB: now, and at most since the process began. */
export function residentMb(pid: number): { now: number; atMost: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024;
  return { now: mb('VmRSS'), atMost: mb('VmHWM') };
}

/** Resident memory in MB of a shop that has started a while ago: what the start has left behind is given back by then. */
export async function residentAtRest(pid: number): Promise<number> {
  await setTimeout(15_000);
  return residentMb(pid).now;
}

/** A caller's own address, so that no limit by address is met. */
let callers = 0;
function nextCaller(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** Requests that are another one each time. */
export function varied(next: () => object) {
  return [{ setupRequest: (request: object) => ({ ...request, ...next() }) } as never];
}

/**
 * Asks for one address.
 * @param warm replies before it counts
 * @param duration for how long it counts, in s
 * @throws Error where anything but that page or that it is unchanged is answered
 */
export async function measure(
  shop: Measured,
  path: string,
  headers: Record<string, string> = {},
  warm = 2000,
  duration = seconds,
): Promise<Figures> {
  const options = { url: shop.url + path, connections, headers: { ...browser, ...headers } };
  await autocannon({ ...options, amount: warm });
  // What the load's connections wait is for the most part the load's own queue: they are fifty, and it reads one after the other.
  const end = probe(options.url, options.headers);
  const figures = await figuresOf(
    shop,
    () => loadPage({ ...options, duration }),
    headers['if-none-match'] !== undefined,
  );
  return { ...figures, p99: await end() };
}

/**
 * As `measure`, for a call with a body: another one each time that `bodyOf` gives another one.
 * @param warm calls before it counts: what a shop answers that has served for some minutes; of papers five hundred, at which a thread's code
 *   has been compiled to the end
 */
export async function measureCalls(shop: Measured, path: string, bodyOf: () => object, warm = 1000): Promise<Figures> {
  const call = () => ({
    method: 'POST',
    path,
    headers: { ...browser, 'content-type': 'application/json', 'x-forwarded-for': nextCaller() },
    body: JSON.stringify(bodyOf()),
  });
  const options = { url: shop.url, requests: varied(call) };
  await autocannon({ ...options, connections: 5, amount: warm });
  return figuresOf(shop, () => autocannon({ ...options, connections: 20, duration: seconds }));
}

type Asked = Pick<autocannon.Result, 'requests' | 'latency' | 'non2xx' | 'errors' | 'duration'>;

/** Asks for a page from a process of its own, which yields to the shop and to the probe. */
async function loadPage(options: autocannon.Options): Promise<Asked> {
  const child = fork(new URL('./load.ts', import.meta.url), [JSON.stringify(options)]);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the load ended with ${code}`);
  });
  failed.catch(() => {});
  const [requested] = (await Promise.race([once(child, 'message'), failed])) as [Asked];
  return requested;
}

async function figuresOf(shop: Measured, load: () => Promise<Asked>, mayBeUnchanged = false): Promise<Figures> {
  const before = cpuSeconds(shop.pid);
  const { requests, latency, non2xx, errors, duration } = await load();
  const taken = cpuSeconds(shop.pid) - before;
  if (errors || (non2xx && !mayBeUnchanged)) throw new Error(`${errors} errors, ${non2xx} refusals`);
  return { perCpuSecond: requests.total / taken, perSecond: requests.total / duration, p99: latency.p99 };
}

/**
 * Wants an address every 5 ms from a thread of its own: one that also makes the load would measure its own delays.
 * @returns ends it and tells the 99th percentile in ms
 */
export function probe(url: string, headers: Record<string, string> = browser): () => Promise<number> {
  const thread = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { url, headers } });
  const failed = new Promise<never>((_, reject) => thread.once('error', reject));
  failed.catch(() => {});
  return async () => {
    const told = new Promise<number[]>((resolve) => thread.once('message', resolve));
    thread.postMessage('end');
    const times = (await Promise.race([told, failed])).toSorted((a, b) => a - b);
    await thread.terminate();
    return times[Math.floor(times.length * 0.99)] ?? 0;
  };
}
