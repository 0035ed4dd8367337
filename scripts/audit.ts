import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.dirname(import.meta.dirname);
const grave = ['high', 'critical'];

/**
 * A temporarily accepted vulnerability: the advisory, the reason it is harmless here, and the
 * expiry date.
 */
export type Allowed = { advisory: string; package: string; reason: string; until: string };
type Advisory = { title: string; url: string; severity: string; range: string };
export type AuditReport = {
  vulnerabilities?: Record<string, { name: string; via: (string | Advisory)[] }>;
  message?: string;
  error?: { summary?: string };
};

/** Reads the list of accepted vulnerabilities. @throws if an entry lacks a reason or a date */
export function readAllowed(): Allowed[] {
  const list = JSON.parse(
    readFileSync(path.join(root, 'scripts/audit-allowed.json'), 'utf8'),
  ) as Allowed[];
  for (const entry of list) {
    const complete =
      /^GHSA(-[\w]{4}){3}$/.test(entry.advisory) && entry.package && entry.reason?.length > 20;
    if (
      !complete ||
      !/^\d{4}-\d\d-\d\d$/.test(entry.until) ||
      Number.isNaN(Date.parse(entry.until))
    ) {
      throw new Error(
        `scripts/audit-allowed.json: ${JSON.stringify(entry)} needs advisory, package, reason and until`,
      );
    }
  }
  return list;
}

/**
 * Returns a message for each expired entry, whose last day (UTC) is over. @param today as
 * YYYY-MM-DD
 */
export function expired(allowed: readonly Allowed[], today: string): string[] {
  return allowed
    .filter(({ until }) => until < today)
    .map(
      ({ advisory, package: name, until }) =>
        `${advisory} (${name}) was accepted until ${until}: fix it or set a new date`,
    );
}

/**
 * Returns the failures of an audit: advisories of high or critical severity not covered by an entry
 * of the list.
 * @returns null if the registry was unreachable, so that there is no report
 */
export function findings(report: AuditReport, allowed: readonly Allowed[]): string[] | null {
  if (!report.vulnerabilities) return null;
  const found = new Set<string>();
  for (const { name, via } of Object.values(report.vulnerabilities)) {
    for (const one of via) {
      if (typeof one === 'string' || !grave.includes(one.severity)) continue;
      const advisory = one.url.split('/').at(-1) ?? one.url;
      if (allowed.some((entry) => entry.advisory === advisory && entry.package === name)) continue;
      found.add(`${advisory} (${name} ${one.range}, ${one.severity}): ${one.title}`);
    }
  }
  return [...found].sort();
}

/**
 * `npm run audit`: queries the registry for security advisories of every package in the lock
 * file.
 */
function main(): number {
  const allowed = readAllowed();
  const over = expired(allowed, new Date().toISOString().slice(0, 10));
  for (const line of over) console.error(`EXPIRED  ${line}`);
  // An unresponsive registry must not delay a build for minutes.
  const args = ['audit', '--json', '--fetch-retries=1', '--fetch-timeout=20000'];
  const { stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const report = parse(stdout);
  const found = findings(report, allowed);
  for (const line of found ?? []) console.error(`FOUND    ${line}`);
  if (found === null) {
    console.error(
      'NOT AUDITED: the registry returned no audit, so the packages’ vulnerabilities are UNKNOWN.',
    );
    const motive = report.message ?? report.error?.summary ?? '';
    // The registry's URL is not printed.
    if (motive) console.error(`  ${motive.replaceAll(/https?:\/\/\S+/g, 'its audit address')}`);
    // GitHub displays such a line above the log.
    if (process.env.GITHUB_ACTIONS)
      console.log('::warning::The packages were not audited: the registry returned no audit.');
  }
  if (over.length > 0 || (found?.length ?? 0) > 0) return 1;
  if (found)
    console.log(
      `Audited: nothing of high or critical severity; ${allowed.length} accepted for now.`,
    );
  return 0;
}

function parse(text: string): AuditReport {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return {};
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(main());
