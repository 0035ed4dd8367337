import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../../docs/benchmarks.md', import.meta.url);

/** The abbreviated hash of the measured commit. */
export const measuredCommit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** A table in Markdown; its first row is the heading. */
export function benchTableOf([heading = [], ...rows]: readonly (readonly string[])[]): string {
  return [heading, heading.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** The current section of docs/benchmarks.md below `## title`, or an empty string. */
export function readSection(title: string): string {
  return sectionsOf().find((section) => section.startsWith(`## ${title}\n`)) ?? '';
}

/** Splits the file into the text before the first heading and its sections. */
function sectionsOf(): string[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\n+(?=## )/);
}

/**
 * Replaces the section of docs/benchmarks.md below `## title`, or appends it. Other sections stay
 * unchanged.
 */
export function writeSection(title: string, text: string): void {
  const [head = '', ...sections] = sectionsOf();
  const section = `## ${title}\n\n${text.trim()}`;
  const found = sections.findIndex((other) => other.startsWith(`## ${title}\n`));
  if (found < 0) sections.push(section);
  else sections[found] = section;
  writeFileSync(file, `${[head, ...sections].join('\n\n')}\n`);
}
