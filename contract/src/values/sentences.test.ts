import fc from 'fast-check';
import { expect, it } from 'vitest';
import { issue, readIssue, sentence } from './sentences.ts';

it('travels through the schema library with what it names', () => {
  expect(readIssue(issue('name_missing'))).toEqual(sentence('name_missing'));
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (pincode, states) => {
      const params = { pincode, states };
      expect(readIssue(issue('other_state', params))).toEqual(sentence('other_state', params));
    }),
  );
});

it.each([undefined, '', 'Invalid input', 'Please provide your name.'])('is none where %j stands', (text) => {
  expect(readIssue(text)).toEqual({ code: 'value_invalid' });
});
