import { healerContent } from '@jyotiratna/contract/admin/healers';
import { describe, expect, test } from 'vitest';
import { healerKind } from '../../healers/profiles/healer-kind.ts';
import { seedHealers } from './healers.ts';

describe.each(seedHealers.map(({ id, content }) => [id, content] as const))(
  '%s',
  (_id, content) => {
    test('can be saved and published as it is', () => {
      expect(healerContent.parse(content)).toEqual(content);
      expect(() => healerKind.rejectUnready(content)).not.toThrow();
    });

    test('is written in Hindi throughout, with Latin digits', () => {
      const { name, initials, nextAvailable, bio, credentials } = content.hi;
      const strings = [name, initials, nextAvailable, bio, ...credentials];
      expect(strings.filter((text) => !/[ऀ-ॿ]/.test(text) || /[०-९]/.test(text))).toEqual([]);
      expect(credentials).toHaveLength(content.en.credentials.length);
    });
  },
);
