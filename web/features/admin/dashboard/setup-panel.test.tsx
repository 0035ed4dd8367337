import type { SetupStep } from '@jyotiratna/contract';
import { setupSteps } from '@jyotiratna/contract/admin/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SetupPanel } from './setup-panel.tsx';

const done: SetupStep[] = setupSteps.map((name) => ({ name, done: true, missing: [], left: 0 }));
const htmlOf = (steps: SetupStep[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SetupPanel steps={steps} />
    </MemoryRouter>,
  );
const withOpen = (step: Omit<SetupStep, 'done'>) =>
  htmlOf(done.map((one) => (one.name === step.name ? { ...step, done: false } : one)));

it('is collapsed when everything is done', () => {
  const html = htmlOf(done);
  expect(html).toMatch(/^<details(?![^>]* open)/);
  expect(html).toContain('Everything is set up: 13 of 13 steps.');
  expect(html).not.toContain('Still to do');
});

it('is expanded with the missing variable', () => {
  const html = withOpen({ name: 'mail', missing: ['SMTP_URL'], left: 0 });
  expect(html).toMatch(/^<details[^>]* open/);
  expect(html).toContain('12 of 13 steps are done.');
  expect(html).toMatch(/<code[^>]*>SMTP_URL<\/code>/);
});

it('names settings by their labels, counts the remaining ones, and links to the screen', () => {
  expect(withOpen({ name: 'company', missing: ['COMPANY_ADDRESS', 'GSTIN'], left: 0 })).toContain(
    'Missing: Address, GSTIN.',
  );
  const html = withOpen({ name: 'taxes', missing: ['SETTING_TAX'], left: 1 });
  expect(html).toContain('Missing: Stones set in metal. 1 remedy without a rate.');
  expect(html).toContain('href="/admin/taxes"');
});
