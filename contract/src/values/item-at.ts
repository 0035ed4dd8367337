/** Returns an item of a list. @throws RangeError if the list has no item at that index */
export function itemAt<Item>(
  list: { readonly length: number; readonly [index: number]: Item },
  index: number,
): Item {
  const item = list[index];
  if (item === undefined)
    throw new RangeError(`There is no item ${index} in a list of ${list.length}.`);
  return item;
}

/** Returns a value that the program ensures to be present. @throws Error if it is missing */
export function defined<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error('A value is missing that should exist.');
  return value;
}
