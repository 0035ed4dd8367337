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

/** A running shop, and the id of the process whose CPU time is measured. */
type Measured = Pick<ShopProcess, 'url' | 'pid'>;
/**
 * Result of a measurement: `perSecond` by wall-clock time; `p99` latency in ms, for pages that of a
 * separate client (`probe`).
 */
export type Stats = { perCpuSecond: number; perSecond: number; p99: number };
export type MeasureRow = [subject: string, ratio: string, p99: string];

/** CPU seconds of a process so far, of all its threads, accurate to hundredths. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process in MB: current and peak. */
export function residentMb(pid: number): { now: number; upTo: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024;
  return { now: mb('VmRSS'), upTo: mb('VmHWM') };
}

/**
 * A shop's resident memory in MB 15 s after its start, when garbage of the start has been released.
 */
export async function residentAtRest(pid: number): Promise<number> {
  await setTimeout(15_000);
  return residentMb(pid).now;
}

/** A unique IP address per caller, so that no rate limit applies. */
let callers = 0;
function nextCaller(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** Options of requests that differ each time. */
export function varied(next: () => object) {
  return [{ setupRequest: (request: object) => ({ ...request, ...next() }) } as never];
}

/**
 * Measures requests to one URL.
 * @param warm number of requests before the measurement
 * @param duration of the measurement, in s
 * @throws Error for any response other than 200 or 304
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
  // Measured by a separate probe: the latency of the load's fifty connections is mostly queueing
  // among themselves.
  const end = probe(options.url, options.headers);
  const metrics = await statsOf(
    shop,
    () => loadPage({ ...options, duration }),
    headers['if-none-match'] !== undefined,
  );
  return { ...metrics, p99: await end() };
}

/**
 * Like `measure`, for requests with a body, which differs each time if `bodyOf` returns different
 * ones.
 * @param warm requests before the measurement, to reach the state after some minutes of service;
 * five hundred for documents, after which the worker's code is fully compiled
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

/** Generates load on a page from a separate low-priority process. */
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
 * Requests a URL every 5 ms from a separate thread, which unlike the load generator's adds no
 * delays of its own.
 * @returns a function that stops it and returns the 99th percentile in ms
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
