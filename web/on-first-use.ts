/**
 * Creates a value when it is first used, and keeps it. For formatters of `Intl`: the first one
 * reads tables for 50 ms on a phone, each further one takes some more.
 */
export function onFirstUse<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
