import { z } from 'zod';
import { partyView } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { line, typed } from '../fields.ts';
import { issue } from '../values/error-messages.ts';
import { partyCodePattern } from '../values/net-quantity.ts';

const code = typed(40).regex(partyCodePattern, issue('party_code_invalid'));

const reply = z.object({
  parties: z.array(
    z.object({
      code: z.string(),
      ...partyView.shape,
      /** Sample data of the demo, not a real company. */
      sample: z.boolean(),
      /** Number of remedies that refer to it, including drafts. */
      products: z.int(),
    }),
  ),
});
export type PartyList = z.infer<typeof reply>;

/** Makers, packers and importers of remedies, by code. */
export const listParties = endpoint({
  method: 'GET',
  path: '/api/admin/parties',
  access: 'admin',
  reply,
});

/** Adds or replaces a maker, packer or importer; pages of all remedies that refer to it change. */
export const saveParty = endpoint({
  method: 'PUT',
  path: '/api/admin/parties/:code',
  access: 'admin',
  params: z.strictObject({ code }),
  body: z.strictObject({
    name: line(150, issue('name_missing')),
    address: line(300, issue('address_line_missing')),
    country: line(80, issue('text_needed')),
  }),
  reply,
});

/** Deletes a maker, packer or importer that no remedy refers to. */
export const deleteParty = endpoint({
  method: 'DELETE',
  path: '/api/admin/parties/:code',
  access: 'admin',
  params: z.strictObject({ code }),
  reply,
  errors: ['party_in_use'],
});
