/**
 * A date formatter that is created when it is first used: the first of a page reads tables for
 * 50 ms on a phone, each further one takes some more.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): () => Intl.DateTimeFormat {
  let created: Intl.DateTimeFormat | undefined;
  return () => {
    created ??= new Intl.DateTimeFormat(locale, options);
    return created;
  };
}
