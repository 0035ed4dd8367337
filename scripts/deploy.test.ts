import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { variableNames } from '../server/platform/env.ts';
import { metrics } from '../server/platform/http/metrics.ts';
import { startCommand } from './start-command.ts';

const folder = path.join(import.meta.dirname, '..', 'deploy');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: files of other programs' forms
const yaml = (file: string): any => parse(read(file), { merge: true });
const secrets = /PASSWORD|SECRET|TOKEN|KEY(?!_ID)|^DATABASE_URL$|^SMTP_URL$/;

/** Names of the metrics in the shop's `/metrics`. */
async function numbers(): Promise<Set<string>> {
  const app = fastify();
  await app.register(metrics, {
    replica: { figures: () => ({ byReplica: 0, byPrimary: 0, unused: false }) },
    waiting: async () => new Map(),
    failedRefunds: async () => 0,
  });
  app.countReply('GET', '/', 200, 0.1);
  const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  await app.close();
  return new Set([...body.matchAll(/^([a-z_]\w*)[{ ]/gm)].map(([, name]) => name!));
}

describe('deployment files', () => {
  it('are valid YAML', () => {
    const files = globSync('**/*.yaml', { cwd: folder });
    expect(files.length).toBeGreaterThan(6);
    for (const file of files)
      for (const { errors, warnings } of parseAllDocuments(read(file), {
        merge: true,
        uniqueKeys: true,
      }))
        expect([file, errors, warnings]).toEqual([file, [], []]);
  });

  it('compose.yaml sets existing variables, and no default for a secret', () => {
    const { services } = yaml('compose.yaml');
    for (const name of ['shop-1', 'shop-2', 'shop-3']) {
      const given = Object.entries<string>(services[name].environment);
      expect(
        given.map(([variable]) => variable).filter((one) => !variableNames.includes(one)),
      ).toEqual([]);
      for (const [variable, value] of given)
        if (secrets.test(variable))
          expect([variable, value]).toEqual([
            variable,
            expect.stringMatching(/\$\{\w+:(\?.+|-)\}/),
          ]);
    }
    const waitedFor = Object.values<{ depends_on?: object }>(services).flatMap(
      ({ depends_on = {} }) => Object.keys(depends_on),
    );
    expect(waitedFor.filter((name) => !Object.hasOwn(services, name))).toEqual([]);
    expect(read('compose.yaml')).not.toMatch(/image: \S+:latest|image: [^:\s]+$/m);
  });

  it('workflows pin actions by commit, with the version next to it', () => {
    const workflows = path.join(folder, '..', '.github', 'workflows');
    const uses = globSync('*.yml', { cwd: workflows }).flatMap((file) =>
      [...readFileSync(path.join(workflows, file), 'utf8').matchAll(/uses: (.+)/g)].map(
        ([, action]) => action,
      ),
    );
    expect(uses.length).toBeGreaterThan(2);
    for (const action of uses)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('compose.yaml publishes only nginx, on the loopback address', () => {
    const { services } = yaml('compose.yaml');
    const published = Object.entries<{ ports?: string[] }>(services).flatMap(
      ([name, { ports = [] }]) => ports.map((port) => [name, port]),
    );
    expect(published).toEqual([['nginx', '127.0.0.1:8080:8080']]);
    expect(
      Object.values<{ network_mode?: string }>(services).map(({ network_mode }) => network_mode),
    ).not.toContain('host');
    expect(yaml('kubernetes/service.yaml').spec.type ?? 'ClusterIP').toBe('ClusterIP');
  });

  it('nginx.conf limits the connections of a customer, and the time of a stalled client', () => {
    const text = read('nginx.conf');
    for (const line of [
      'limit_conn customers \\d+',
      'client_body_timeout \\d+s',
      'send_timeout \\d+s',
    ])
      expect(text).toMatch(new RegExp(`^ *${line};`, 'm'));
    const [, pattern] = /"~\(\?<last>(.+)\)\\s\*\$" \$last/.exec(text)!;
    const last = (header: string) => new RegExp(`(${pattern})\\s*$`).exec(header)?.[1];
    expect(['203.0.113.7', '10.9.9.9, 203.0.113.7', '10.9.9.9,2001:db8::1 '].map(last)).toEqual([
      '203.0.113.7',
      '203.0.113.7',
      '2001:db8::1',
    ]);
  });

  it('nginx.conf proxies to the processes of compose.yaml, and is valid for nginx', ({ skip }) => {
    const servers = [...read('nginx.conf').matchAll(/server (shop-\d+):3000/g)].map(
      ([, name]) => name,
    );
    expect(servers).toEqual(
      Object.keys(yaml('compose.yaml').services).filter((name) => name.startsWith('shop-')),
    );
    // A recreated container is resolved to its new address.
    expect(
      read('nginx.conf').match(/^\s*(?:server shop-\d+:3000 resolve |resolver |zone )/gm),
    ).toHaveLength(servers.length + 2);
    const [, major, minor] = /^nginx:(\d+)\.(\d+)-/.exec(
      yaml('compose.yaml').services.nginx.image,
    )!;
    expect(Number(major) * 100 + Number(minor)).toBeGreaterThanOrEqual(128);
    if (spawnSync('nginx', ['-v']).error) return skip('nginx is not installed');
    const scratch = mkdtempSync(path.join(tmpdir(), 'jyotiratna-nginx-'));
    try {
      // Host names of the processes resolve only among containers, and an older nginx does not
      // resolve names again.
      const local = read('nginx.conf')
        .replaceAll(/shop-\d+:3000 resolve/g, '127.0.0.1:9')
        .replace(/^/, `pid ${scratch}/pid;\n`);
      writeFileSync(path.join(scratch, 'nginx.conf'), local);
      execFileSync('nginx', ['-t', '-q', '-p', scratch, '-c', path.join(scratch, 'nginx.conf')], {
        stdio: 'pipe',
      });
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });

  it('the PostgreSQL scripts run in any shell, and compose.yaml passes their variables', () => {
    const { services } = yaml('compose.yaml');
    for (const [file, service] of [
      ['allow-replica.sh', 'postgres'],
      ['follow.sh', 'replica'],
    ] as const) {
      execFileSync('sh', ['-n', path.join(folder, 'postgres', file)]);
      const used = [...read(`postgres/${file}`).matchAll(/"\$(\w+)/g)].map(([, name]) => name!);
      const given = ['PGDATA', ...Object.keys(services[service].environment)];
      expect(used.filter((name) => !given.includes(name))).toEqual([]);
      expect(JSON.stringify(services[service].volumes)).toContain(`./postgres/${file}:`);
    }
  });

  it('the Dockerfile runs without root, has a health check, and starts the same command as npm start', () => {
    const text = read('Dockerfile');
    expect(text.lastIndexOf('\nUSER ')).toBeGreaterThan(text.lastIndexOf('\nFROM '));
    for (const line of [/^USER (?!0|root)\S+$/m, /^HEALTHCHECK [\s\S]+\/healthz/m])
      expect(text).toMatch(line);
    const { env, args } = startCommand();
    expect(JSON.parse(/^CMD (.*)$/m.exec(text)![1]!)).toEqual([
      '/shop/node_modules/.bin/node',
      ...args,
    ]);
    for (const [name, value] of Object.entries(env))
      expect(text).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
    for (const [, file] of text.matchAll(/node (scripts\/\S+)/g))
      expect(globSync(path.join(folder, '..', file!))).toHaveLength(1);
  });

  it('the cluster has every file that it refers to, existing variables, and secrets by reference', () => {
    const at = (file: string) => `kubernetes/${file}`;
    const { resources } = yaml(at('kustomization.yaml'));
    const files = globSync('*.yaml', { cwd: path.join(folder, 'kubernetes') });
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    const settings = yaml(at('config.yaml'));
    const { spec } = yaml(at('deployment.yaml')).spec.template;
    const [{ env, envFrom, ports, readinessProbe, livenessProbe }] = spec.containers;
    expect(envFrom[0].configMapRef.name).toBe(settings.metadata.name);
    const names = [...Object.keys(settings.data), ...env.map(({ name }: { name: string }) => name)];
    expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
    expect(Object.keys(settings.data).filter((name) => secrets.test(name))).toEqual([]);
    for (const { name, valueFrom } of env)
      expect(valueFrom.secretKeyRef).toMatchObject({ name: 'shop-secrets', key: name });
    expect([readinessProbe.httpGet.path, livenessProbe.httpGet.path]).toEqual([
      '/readyz',
      '/healthz',
    ]);
    expect(yaml(at('service.yaml')).spec.ports[0].targetPort).toBe(ports[0].name);
    const deployment = yaml(at('deployment.yaml'));
    expect(yaml(at('autoscaler.yaml')).spec.scaleTargetRef.name).toBe(deployment.metadata.name);
    // Replicas added by the autoscaler are not removed whenever the deployment is applied.
    expect(deployment.spec).not.toHaveProperty('replicas');
  });

  describe('alerts and dashboard', () => {
    let exportedMetrics: Set<string>;
    beforeAll(async () => {
      exportedMetrics = await numbers();
    });
    const metricsIn = (expression: string) =>
      [...expression.matchAll(/\b([a-z_]\w*)\{/g)]
        .map(([, name]) => name!)
        .filter((name) => name !== 'up');

    it('query metrics that the shop exports', () => {
      const rules = yaml('monitoring/alerts.yaml').groups.flatMap(
        ({ rules }: { rules: { expr: string }[] }) => rules,
      );
      const { panels } = JSON.parse(read('monitoring/dashboard.json'));
      const expressions = [
        ...rules,
        ...panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets),
      ];
      expect(expressions.length).toBeGreaterThan(8);
      const missing = expressions
        .flatMap(({ expr }) => metricsIn(expr))
        .filter((name) => !exportedMetrics.has(name));
      expect(missing).toEqual([]);
    });

    it('describe the problem and its solution', () => {
      for (const { groups } of [yaml('monitoring/alerts.yaml')])
        for (const { alert, annotations, labels } of groups[0].rules) {
          expect([alert, annotations.summary, annotations.description]).not.toContain(undefined);
          expect(['page', 'ticket']).toContain(labels.severity);
        }
    });
  });
});
