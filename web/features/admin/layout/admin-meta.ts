/** The meta function of a page of the administration: its title, and no place in a search engine. */
export function adminMeta(title: string) {
  return () => [{ title: `${title} | Jyotiratna` }, { name: 'robots', content: 'noindex' }];
}
