import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorMessage, issue, readIssue } from './error-messages.ts';

it('encodes and decodes a message with its parameters', () => {
  expect(readIssue(issue('name_missing'))).toEqual(errorMessage('name_missing'));
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (pincode, states) => {
      const params = { pincode, states };
      expect(readIssue(issue('other_state', params))).toEqual(errorMessage('other_state', params));
    }),
  );
});

it.each([undefined, '', 'Invalid input', 'Please provide your name.'])(
  'is undefined for %j',
  (text) => {
    expect(readIssue(text)).toEqual({ code: 'value_invalid' });
  },
);
