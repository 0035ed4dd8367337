import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import type { ShopProcess } from '../../e2e/shop-process.ts';

/** Duration of each row's measurement, in s. */
export const seconds = 4;
export const connections = 50;

/** The headers of a browser on a phone. */
export const browser = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-IN,en;q=0.9,hi;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
};

/** A shop reachable here, and the process whose CPU is measured. */
type Measured = Pick<ShopProcess, 'url' | 'pid'>;
/**
 * `perSecond` in wall-clock time; `p99` in ms, for pages the latency of a reader next to the
 * load (`probe`).
 */
export type Stats = { perCpuSecond: number; perSecond: number; p99: number };
export type MeasureRow = [subject: string, ratio: string, p99: string];

/**
 * Seconds of CPU that the process took so far, all its threads together, as the kernel counts them
 * in hundredths.
 */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory in MB: now, and at most since the process began. */
export function residentMb(pid: number): { now: number; upTo: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024;
  return { now: mb('VmRSS'), upTo: mb('VmHWM') };
}

/**
 * Resident memory in MB of a shop some time after its start: the garbage of the start is
 * released by then.
 */
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
 * Sends requests to one URL.
 * @param warm responses before the measurement
 * @param duration of the measurement, in s
 * @throws Error for any response other than that page or not modified
 */
export async function measure(
  shop: Measured,
  path: string,
  headers: Record<string, string> = {},
  warm = 2000,
  duration = seconds,
): Promise<Stats> {
  const options = { url: shop.url + path, connections, headers: { ...browser, ...headers } };
  await autocannon({ ...options, amount: warm });
  // The latency of the load's connections is mostly its own queue: there are fifty, processed one
  // by one.
  const end = probe(options.url, options.headers);
  const metrics = await statsOf(
    shop,
    () => loadPage({ ...options, duration }),
    headers['if-none-match'] !== undefined,
  );
  return { ...metrics, p99: await end() };
}

/**
 * Like `measure`, for a request with a body: a different one each time that `bodyOf` returns a
 * different one.
 * @param warm requests before the measurement: the state of a shop after some minutes of
 * service; for documents five hundred, after which a thread's code is fully compiled
 */
export async function measureCalls(
  shop: Measured,
  path: string,
  bodyOf: () => object,
  warm = 1000,
): Promise<Stats> {
  const call = () => ({
    method: 'POST',
    path,
    headers: { ...browser, 'content-type': 'application/json', 'x-forwarded-for': nextCaller() },
    body: JSON.stringify(bodyOf()),
  });
  const options = { url: shop.url, requests: varied(call) };
  await autocannon({ ...options, connections: 5, amount: warm });
  return statsOf(shop, () => autocannon({ ...options, connections: 20, duration: seconds }));
}

type Load = Pick<autocannon.Result, 'requests' | 'latency' | 'non2xx' | 'errors' | 'duration'>;

/** Requests a page from a process of its own, which yields to the shop and to the probe. */
async function loadPage(options: autocannon.Options): Promise<Load> {
  const child = fork(new URL('./load.ts', import.meta.url), [JSON.stringify(options)]);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the load ended with ${code}`);
  });
  failed.catch(() => {});
  const [load] = (await Promise.race([once(child, 'message'), failed])) as [Load];
  return load;
}

async function statsOf(
  shop: Measured,
  load: () => Promise<Load>,
  mayBeUnchanged = false,
): Promise<Stats> {
  const before = cpuSeconds(shop.pid);
  const { requests, latency, non2xx, errors, duration } = await load();
  const used = cpuSeconds(shop.pid) - before;
  if (errors || (non2xx && !mayBeUnchanged))
    throw new Error(`${errors} errors, ${non2xx} refusals`);
  return {
    perCpuSecond: requests.total / used,
    perSecond: requests.total / duration,
    p99: latency.p99,
  };
}

/**
 * Requests a URL every 5 ms from a thread of its own: one that also generates the load would
 * measure its own delays.
 * @returns stops it and returns the 99th percentile in ms
 */
export function probe(
  url: string,
  headers: Record<string, string> = browser,
): () => Promise<number> {
  const thread = new Worker(new URL('./probe.ts', import.meta.url), {
    workerData: { url, headers },
  });
  const failed = new Promise<never>((_, reject) => thread.once('error', reject));
  failed.catch(() => {});
  return async () => {
    const measured = new Promise<number[]>((resolve) => thread.once('message', resolve));
    thread.postMessage('end');
    const times = (await Promise.race([measured, failed])).toSorted((a, b) => a - b);
    await thread.terminate();
    return times[Math.floor(times.length * 0.99)] ?? 0;
  };
}
