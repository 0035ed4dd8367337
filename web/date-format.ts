/**
 * A date formatter that is created lazily: the first one of a page reads tables for 50 ms on a
 * phone, each further one takes less.
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
