import { CallError } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { addError } from './add-error.ts';

it('requires a new login after a 401', () => {
  expect(addError(new CallError(401, { error: 'Not logged in' }))).toBe(
    'Not authorized (login as admin again)',
  );
});

it('names the role after a 403', () => {
  expect(addError(new CallError(403, {}))).toBe('Access denied (admin role required)');
});

it('adds the error field and its details', () => {
  const error = new CallError(400, { error: 'Broken picture', message: 'm', details: 'image 2' });
  expect(addError(error)).toBe('Failed to add product. Broken picture: image 2');
});

it('explains a response without details by default messages', () => {
  const error = new CallError(400, {
    error: 'Invalid input',
    message: 'Please check.',
    fields: { name: 'Too long.' },
  });
  expect(addError(error)).toBe('Failed to add product. Invalid input: Please check. Too long.');
});

it('has a message for anything else', () => {
  expect(addError(new Error('x'))).toBe('Failed to add product');
});
