import { readFileSync } from 'node:fs';

/** The file of the machine's own variables, where there is one: without it, Node is not told of it and prints nothing. */
export const ownVariables = '$(test -f .env && echo --env-file=.env) ';

/** What `npm start` runs the shop with: variables, and what follows `node`, but for the file of the machine's own variables. */
export function startCommand(): { env: Record<string, string>; args: string[] } {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const [variables, command] = (scripts.start as string).split(' exec node ');
  return {
    env: Object.fromEntries(variables!.split(' ').map((word) => word.split('='))),
    args: command!.replace(ownVariables, '').split(' '),
  };
}
