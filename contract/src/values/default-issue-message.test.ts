import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cartLine } from '../cart.ts';
import { quantity, queryCount, rupees } from '../fields.ts';
import { issue } from './error-messages.ts';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('an issue without a message in its schema', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['no text', z.string(), 5, issue('text_needed')],
    ['a text twice', z.string(), ['a', 'b'], issue('once_only')],
    ['nothing', z.string(), undefined, issue('field_missing')],
    ['a number as text', quantity, '3', issue('number_needed')],
    ['a fraction', quantity, 1.5, issue('whole_number_needed')],
    ['too few', quantity, 0, issue('number_least', { least: 1 })],
    ['too many', quantity, 100, issue('number_most', { most: 99 })],
    ['a third decimal', rupees, 1.005, issue('two_decimals')],
    ['zero where more is asked', z.number().gt(0), 0, issue('number_above', { limit: 0 })],
    ['as much as the limit', z.number().lt(5), 5, issue('number_below', { limit: 5 })],
    ['a short text', z.string().min(3), 'a', issue('text_short', { least: 3 })],
    ['a long text', z.string().max(3), 'aaaa', issue('text_long', { most: 3 })],
    ['a short list', z.array(z.string()).min(2), ['a'], issue('list_short', { least: 2 })],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], issue('list_long', { most: 1 })],
    ['no list', z.array(z.string()), 'a', issue('list_needed')],
    ['no flag', z.boolean(), 'true', issue('flag_needed')],
    ['no object', cartLine, null, issue('value_invalid')],
    ['none of the choices', z.enum(['a', 'b']), 'c', issue('value_invalid')],
    ['too high a count in an address', queryCount(50), '51', issue('number_most', { most: 50 })],
  ])('is refused by a sentence for a person: %s', (_, schema, value, errorMessage) => {
    expect(messageOf(schema, value)).toBe(errorMessage);
  });

  it('leaves a message of the schema unchanged', () => {
    expect(messageOf(z.string(issue('city_missing')), 5)).toBe('city_missing');
  });
});
