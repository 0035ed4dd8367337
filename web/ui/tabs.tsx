import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; content: ReactNode };

/** One of several panels; on a narrow screen the row of tabs scrolls. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <Radix.Root defaultValue={tabs[0]?.value ?? ''}>
      <Radix.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map(({ value, label }) => (
          <Radix.Trigger
            key={value}
            value={value}
            className="min-h-12 shrink-0 border-b-3 border-transparent text-text-2 data-[state=active]:border-kesar-400 data-[state=active]:font-semibold data-[state=active]:text-accent"
          >
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, content }) => (
        <Radix.Content key={value} value={value} className="pt-6">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
