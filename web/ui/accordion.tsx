import { ChevronDown, Minus, Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Item = { value: string; title: ReactNode; content: ReactNode };
type Props = {
  items: readonly Item[];
  /** Several items may be open, or only one, which can be closed again. */
  mode?: 'several' | 'one';
  /** The icon: a rotating chevron for categories, a plus for questions. */
  sign?: 'chevron' | 'plus';
  /** The heading level of the titles. */
  level?: 2 | 3 | 4;
  defaultOpen?: string;
};

/** Collapsible sections with headings. */
export function Accordion({
  items,
  mode = 'several',
  sign = 'chevron',
  level = 3,
  defaultOpen,
}: Props) {
  const content = items.map((item) => (
    <AccordionItem key={item.value} {...item} sign={sign} level={level} />
  ));
  return mode === 'several' ? (
    <Radix.Root
      type="multiple"
      {...(defaultOpen && { defaultValue: [defaultOpen] })}
      className={frame}
    >
      {content}
    </Radix.Root>
  ) : (
    <Radix.Root
      type="single"
      collapsible
      {...(defaultOpen && { defaultValue: defaultOpen })}
      className={frame}
    >
      {content}
    </Radix.Root>
  );
}

const frame = 'border-t border-line';

function AccordionItem({
  value,
  title,
  content,
  sign,
  level,
}: Item & { sign: 'chevron' | 'plus'; level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <Radix.Item value={value} className="border-b border-line">
      <Radix.Header asChild>
        <Heading className="font-text font-semibold">
          <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left">
            {title}
            {sign === 'chevron' ? (
              <ChevronDown
                aria-hidden
                size={20}
                strokeWidth={1.6}
                className={`${icon} group-data-[state=open]:rotate-180`}
              />
            ) : (
              <>
                <Plus
                  aria-hidden
                  size={20}
                  strokeWidth={1.6}
                  className="shrink-0 group-data-[state=open]:hidden"
                />
                <Minus
                  aria-hidden
                  size={20}
                  strokeWidth={1.6}
                  className="shrink-0 group-data-[state=closed]:hidden"
                />
              </>
            )}
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className="pb-5 text-text-2">{content}</Radix.Content>
    </Radix.Item>
  );
}

const icon = 'shrink-0 transition-transform duration-200';
