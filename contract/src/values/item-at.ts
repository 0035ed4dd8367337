/** @throws RangeError where the list has no such item: the caller's index is wrong. */
export function itemAt<Item>(
  list: { readonly length: number; readonly [index: number]: Item },
  index: number,
): Item {
  const item = list[index];
  if (item === undefined)
    throw new RangeError(`There is no item ${index} in a list of ${list.length}.`);
  return item;
}

/** @throws Error where a value is missing that the program has ensured. */
export function defined<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error('A value is missing that should exist.');
  return value;
}
