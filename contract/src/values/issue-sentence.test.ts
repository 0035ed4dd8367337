import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cartLine, quantity, queryCount, rupees } from '../calls/parts.ts';

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('a value that no sentence of its schema speaks of', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['no text', z.string(), 5, 'Please give a text.'],
    ['a text twice', z.string(), ['a', 'b'], 'Please give this only once.'],
    ['nothing', z.string(), undefined, 'This field is missing.'],
    ['a number as text', quantity, '3', 'Please give a number.'],
    ['a fraction', quantity, 1.5, 'Please give a whole number.'],
    ['too few', quantity, 0, 'Please give 1 or more.'],
    ['too many', quantity, 100, 'Please give 99 or less.'],
    ['a third decimal', rupees, 1.005, 'Please give at most two decimals.'],
    ['zero where more is asked', z.number().gt(0), 0, 'Please give more than 0.'],
    ['as much as the limit', z.number().lt(5), 5, 'Please give less than 5.'],
    ['a short text', z.string().min(3), 'a', 'At least 3 characters.'],
    ['a long text', z.string().max(3), 'aaaa', 'At most 3 characters.'],
    ['a short list', z.array(z.string()).min(2), ['a'], 'At least 2 entries.'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries.'],
    ['no list', z.array(z.string()), 'a', 'Please give a list.'],
    ['no flag', z.boolean(), 'true', 'Please give true or false.'],
    ['no object', cartLine, null, 'This value is not valid.'],
    ['none of the choices', z.enum(['a', 'b']), 'c', 'This value is not valid.'],
    ['too high a count in an address', queryCount(50), '51', 'Please give 50 or less.'],
  ])('is refused in words for a person: %s', (_, schema, value, sentence) => {
    expect(said(schema, value)).toBe(sentence);
  });

  it('leaves a sentence of the schema alone', () => {
    expect(said(z.string('Please provide your city.'), 5)).toBe('Please provide your city.');
  });
});
