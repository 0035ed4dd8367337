/** The formats of the toolbar above a Markdown text. */
export const textFormats = ['heading', 'bold', 'italic', 'link', 'list', 'steps', 'note'] as const;
export type TextFormat = (typeof textFormats)[number];

export type TextSelection = { text: string; start: number; end: number };

/** Markers around the selected characters. */
const markers = { bold: ['**', '**'], italic: ['*', '*'], link: ['[', '](/remedies)'] } as const;
/** The prefix of each selected line. */
const before = {
  heading: () => '## ',
  list: () => '- ',
  steps: (index: number) => `${index + 1}. `,
  note: () => '> ',
} as const;

/**
 * Applies a format to the selected text; the resulting selection has the same characters, or for a
 * link its URL. A line format extends to whole lines.
 */
export function formatSelection(
  format: TextFormat,
  { text, start, end }: TextSelection,
): TextSelection {
  if (format in before)
    return prefixLines(before[format as keyof typeof before], { text, start, end });
  const [open, close] = markers[format as keyof typeof markers];
  const selected = text.slice(start, end);
  const changed = `${text.slice(0, start)}${open}${selected}${close}${text.slice(end)}`;
  const from = start + open.length;
  if (format !== 'link') return { text: changed, start: from, end: from + selected.length };
  const address = from + selected.length + 2;
  return { text: changed, start: address, end: address + close.length - 3 };
}

function prefixLines(
  prefix: (index: number) => string,
  { text, start, end }: TextSelection,
): TextSelection {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const last = next === -1 ? text.length : next;
  const lines = text.slice(first, last).split('\n');
  const changed = lines.map((line, index) => prefix(index) + line).join('\n');
  return {
    text: text.slice(0, first) + changed + text.slice(last),
    start: first,
    end: first + changed.length,
  };
}
