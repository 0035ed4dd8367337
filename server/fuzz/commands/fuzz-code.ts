import type { Reply } from '../../testing/test-shop.ts';

/** A reply in the protocol of a run: its status, and its code if there is one. */
export const responseCodeOf = ({ status, body }: Reply) =>
  `${status}${body.code ? ` ${body.code}` : ''}`;
