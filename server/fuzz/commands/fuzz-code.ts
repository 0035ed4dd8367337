import type { Reply } from '../../testing/test-shop.ts';

/** A response in the log of a run: its status, and its error code, if any. */
export const responseCodeOf = ({ status, body }: Reply) =>
  `${status}${body.code ? ` ${body.code}` : ''}`;
