/** The meta function of an office page: its title, and no place in a search engine. */
export function officeMeta(title: string) {
  return () => [{ title: `${title} | Jyotiratna` }, { name: 'robots', content: 'noindex' }];
}
