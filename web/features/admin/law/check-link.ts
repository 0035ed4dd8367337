import { type Law, lawChecks } from '@jyotiratna/contract';

type Check = Pick<Law['checks'][number], 'name' | 'state' | 'missing'>;

/**
 * The URL of the screen that completes a check, at its first missing setting; null where only the
 * server's environment can complete it, and for a passed check.
 */
export function checkLink({ name, state, missing }: Check): string | null {
  const rules = lawChecks[name];
  if (state === 'ask') return 'setting' in rules ? `/admin/settings#${rules.setting}` : null;
  const { screen } = rules;
  if (state === 'done' || screen === null || screen === 'ask') return null;
  if (missing.every(({ kind }) => kind === 'variable')) return null;
  const gap = name === 'samples' ? 'sample' : missing.find(({ kind }) => kind === 'remedies')?.name;
  if (gap && screen === '/admin/remedies') return `${screen}?state=${gap}`;
  const setting = missing.find(({ kind }) => kind === 'setting');
  return setting && screen === '/admin/settings' ? `${screen}#${setting.name}` : screen;
}
