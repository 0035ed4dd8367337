/** Degrees and minutes, such as 27°02′; minutes are rounded down, as is customary in charts. */
export function formatDegrees(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
