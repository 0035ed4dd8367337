import { readFileSync } from 'node:fs';

/**
 * The file of the machine's own variables, if it exists: otherwise the option is omitted, so
 * that Node prints nothing.
 */
export const ownVariables = '$(test -f .env && echo --env-file=.env) ';

/**
 * The command of `npm start`: variables, and the arguments of `node`, except the file of the
 * machine's own variables.
 */
export function startCommand(): { env: Record<string, string>; args: string[] } {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const [variables, command] = (scripts.start as string).split(' exec node ');
  return {
    env: Object.fromEntries(variables!.split(' ').map((word) => word.split('='))),
    args: command!.replace(ownVariables, '').split(' '),
  };
}
