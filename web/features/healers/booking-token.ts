import { persistedText } from '../../persisted.ts';

/** A booking's secret, stored in this tab during its owner's login. */
export const bookingToken = (id: string) => persistedText(`booking ${id}`, /./, { tab: true });

/** The secret in the URL's fragment, or the one stored in this tab. */
export const readBookingToken = (id: string) =>
  location.hash.slice(1) || (bookingToken(id).read() ?? '');
