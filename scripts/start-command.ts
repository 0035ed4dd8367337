import { readFileSync } from 'node:fs';

/**
 * Shell expansion to the option for the machine's own variables, if their file exists: otherwise it
 * is omitted, so that Node prints no warning.
 */
export const ownVariables = '$(test -f .env && echo --env-file=.env) ';

/**
 * The command of `npm start`: its variables, and the arguments of `node`, except the option for the
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
