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
      /** It came with the demo and is no real firm. */
      sample: z.boolean(),
      /** Remedies that name it, drafts included. */
      products: z.int(),
    }),
  ),
});
export type PartyList = z.infer<typeof reply>;

/** Makers, packers and importers that remedies name, by their code. */
export const listParties = endpoint({
  method: 'GET',
  path: '/api/admin/parties',
  access: 'admin',
  reply,
});

/** Adds one, or writes over it: every page of a remedy that names it follows. */
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

/** Deletes one that no remedy names. */
export const deleteParty = endpoint({
  method: 'DELETE',
  path: '/api/admin/parties/:code',
  access: 'admin',
  params: z.strictObject({ code }),
  reply,
  errors: ['party_in_use'],
});
