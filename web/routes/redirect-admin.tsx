/** The administration speaks English: from the Hindi build one goes there with a new page. */
export function clientLoader({ request }: { request: Request }): Promise<never> {
  const { pathname, search } = new URL(request.url);
  location.replace(pathname.replace(/^\/hi(?=\/)/, '') + search);
  // The browser is on its way.
  return new Promise(() => {});
}

export default function RedirectAdmin() {
  return null;
}
