const mib = 1024 * 1024;

type Sample = { rss: number; heap: number; lag: number };

export type SoakStats = {
  answered: (name: string, status: number, ms: number) => void;
  /** Counts a request without a response: connection refused or lost. */
  broken: (error: unknown) => void;
  /** Samples each process's memory and event loop delay. */
  sample: (urls: readonly string[]) => Promise<void>;
  print: () => void;
  /** Number of responses with an unexpected server error: 5xx other than 503. */
  serverErrors: () => number;
};

export function createStats(): SoakStats {
  const times = new Map<string, number[]>();
  const statuses = new Map<string, Map<number, number>>();
  const samples: Sample[][] = [];
  let rejected = 0;
  let disconnected = 0;

  return {
    answered(name, status, ms) {
      const durations = times.get(name);
      if (durations) durations.push(ms);
      else times.set(name, [ms]);
      const counts = statuses.get(name) ?? new Map();
      statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
    },
    broken(error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
      if (code === 'ECONNREFUSED') rejected += 1;
      else disconnected += 1;
    },
    async sample(urls) {
      // Retried once, since a keep-alive connection may be closed at the moment of its reuse.
      samples.push(
        await Promise.all(urls.map((url) => readMetrics(url).catch(() => readMetrics(url)))),
      );
    },
    print() {
      console.log(
        `\n${'what'.padEnd(16)}${'p50 ms'.padStart(9)}${'p95'.padStart(8)}${'p99'.padStart(8)}  answers by status`,
      );
      for (const [name, all] of times) {
        all.sort((a, b) => a - b);
        const at = (share: number) => all[Math.floor((all.length - 1) * share)]!.toFixed(0);
        const counts = [...statuses.get(name)!]
          .map(([status, count]) => `${status}: ${count}`)
          .join(', ');
        console.log(
          `${name.padEnd(16)}${at(0.5).padStart(9)}${at(0.95).padStart(8)}${at(0.99).padStart(8)}  ${counts}`,
        );
      }
      console.log(
        `sent to the other process: ${rejected} while one was away, ${disconnected} cut on the way\n`,
      );
      for (const n of samples[0]?.keys() ?? []) {
        printProcess(
          n,
          samples.map((sample) => sample[n]!),
        );
      }
    },
    serverErrors: () =>
      [...statuses.values()]
        .flatMap((counts) => [...counts])
        .filter(([status]) => status >= 500 && status !== 503)
        .reduce((total, [, count]) => total + count, 0),
  };
}

async function readMetrics(url: string): Promise<Sample> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    rss: value('process_resident_memory_bytes') / mib,
    heap: value('nodejs_heap_size_used_bytes') / mib,
    lag: value('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

/** Growth by the means of the run's four quarters, which distinguish a plateau from a leak. */
function printProcess(n: number, samples: Sample[]): void {
  const mean = (of: Sample[], key: keyof Sample) =>
    of.reduce((total, sample) => total + sample[key], 0) / of.length;
  const quarters = [0, 1, 2, 3]
    .map((part) => samples.slice((samples.length * part) >> 2, (samples.length * (part + 1)) >> 2))
    .filter((part) => part.length > 0);
  const growth = (key: 'rss' | 'heap') =>
    `${quarters.map((part) => mean(part, key).toFixed(0)).join(', ')} MiB`;
  const worst = Math.max(...samples.map(({ lag }) => lag)).toFixed(0);
  console.log(`process ${n + 1}, by quarters: memory ${growth('rss')}; heap ${growth('heap')}`);
  console.log(
    `  event loop delay: p99 ${mean(samples, 'lag').toFixed(0)} ms in the mean, ${worst} ms at worst`,
  );
}
