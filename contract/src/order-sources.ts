import { z } from 'zod';
import { line, note } from './fields.ts';
import { issue } from './values/error-messages.ts';
import { clickKinds, sourceMax } from './values/sources.ts';

const source = z.strictObject({
  day: z.iso.date(issue('date_needed')),
  source: line(sourceMax, issue('choice_invalid')),
  medium: note(sourceMax).optional(),
  campaign: note(sourceMax).optional(),
  click: z.enum(clickKinds, issue('choice_invalid')).optional(),
});

/** Traffic sources of an order: the first and the last source of its browser. */
export const orderSources = z.strictObject({ first: source, last: source });
