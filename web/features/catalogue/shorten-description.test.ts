import { describe, expect, it } from 'vitest';
import { firstSentence, truncateDescription } from './shorten-description.ts';

describe('card descriptions', () => {
  it('do not truncate a text of 100 characters', () => {
    expect(truncateDescription('a'.repeat(100))).toBe('a'.repeat(100));
  });

  it('truncate a longer text to 100 characters', () => {
    expect(truncateDescription('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
  });

  it('stop a full text at the first full stop', () => {
    expect(firstSentence('Deep blue. Hand strung.')).toBe('Deep blue.');
  });

  it('do not treat a decimal point as a full stop', () => {
    expect(firstSentence('3.1 ct oval ruby. Certified.')).toBe('3.1 ct oval ruby.');
  });

  it('in Hindi stop at the danda', () => {
    expect(firstSentence('वज़न 3.1 कैरेट। हाथ से पिरोया।')).toBe('वज़न 3.1 कैरेट।');
  });

  it('preserve a text without a full stop', () => {
    expect(firstSentence('Deep blue')).toBe('Deep blue');
  });
});
