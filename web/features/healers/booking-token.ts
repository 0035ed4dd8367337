const keyOf = (id: string) => `booking ${id}`;

/** Keeps a booking's secret in this tab while its owner logs in. */
export function keepBookingToken(id: string, token: string | undefined): void {
  try {
    if (token) sessionStorage.setItem(keyOf(id), token);
  } catch {
    // Storage is refused: the message's link has to be opened again.
  }
}

/** The secret after '#', or the one that this tab has kept. */
export function readBookingToken(id: string): string {
  const given = window.location.hash.slice(1);
  if (given) return given;
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}
