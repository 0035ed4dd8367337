const keyOf = (id: string) => `booking ${id}`;

/** Stores a booking's secret in this tab during its owner's login. */
export function keepBookingToken(id: string, token: string | undefined): void {
  try {
    if (token) sessionStorage.setItem(keyOf(id), token);
  } catch {
    // Storage is unavailable: the message's link has to be opened again.
  }
}

/** The secret after '#', or the one stored in this tab. */
export function readBookingToken(id: string): string {
  const given = window.location.hash.slice(1);
  if (given) return given;
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}
