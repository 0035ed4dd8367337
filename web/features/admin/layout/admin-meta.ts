/** The meta function of an admin page: its title. */
export function adminMeta(title: string) {
  return () => [{ title: `${title} | Jyotiratna` }];
}
