/**
 * The texts of the inline scripts that the page's own code rendered, told by their mark, and the page without it. Whatever else
 * found its way into the page, such as markup in a remedy's name, bears no mark, and its scripts are not allowed to run.
 * @param mark drawn anew for each rendering, so that nobody can have written it
 */
export function ownScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const scripts: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(` nonce="${mark}"`)) scripts.push(text.replaceAll(mark, ''));
  }
  return { html: html.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, ''), scripts };
}
