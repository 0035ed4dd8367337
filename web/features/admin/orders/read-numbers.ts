type Parcel = { _id: string; orderNumber: string };

/**
 * Parses pasted or scanned tracking numbers, by order id. A line may name an order before its
 * number; the other lines are assigned in order to the parcels that no line names.
 */
export function readNumbers(text: string, parcels: readonly Parcel[]): Record<string, string> {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  const numbers: Record<string, string> = {};
  const rest: string[] = [];
  for (const line of lines) {
    const parcel = parcels.find(({ orderNumber }) =>
      line.toUpperCase().startsWith(orderNumber.toUpperCase()),
    );
    const number =
      parcel &&
      line
        .slice(parcel.orderNumber.length)
        .replace(/^[\s,;:|]+/, '')
        .trim();
    if (parcel && number) numbers[parcel._id] = number;
    else if (!parcel) rest.push(line);
  }
  const unnamed = parcels.filter(({ _id }) => !(_id in numbers));
  rest.forEach((number, at) => {
    const parcel = unnamed[at];
    if (parcel) numbers[parcel._id] = number;
  });
  return numbers;
}
