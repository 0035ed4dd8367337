/** The meta function of a page of the administration: its title. */
export function adminMeta(title: string) {
  return () => [{ title: `${title} | Jyotiratna` }];
}
