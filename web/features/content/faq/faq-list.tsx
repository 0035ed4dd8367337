import type { FaqIcon } from '@jyotiratna/contract';
import { Cpu, Crosshair, Gem, Hash, LayoutGrid, type LucideIcon, Send, Users } from 'lucide-react';
import { faqPage } from '#content/faqs.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import type { ReadFaqGroup } from './groups-here.ts';

const icons: Record<FaqIcon, LucideIcon> = {
  numbers: Hash,
  ai: Cpu,
  kundli: LayoutGrid,
  astrologers: Users,
  accuracy: Crosshair,
  prediction: Send,
  platform: Gem,
};

/** The initially open category: the one with prices. */
const openAtFirst: FaqIcon = 'astrologers';

/** Categories that expand to questions, which expand to their replies. */
export function FaqList({ groups }: { groups: readonly ReadFaqGroup[] }) {
  const open = groups.findIndex(({ icon }) => icon === openAtFirst);
  return (
    <Accordion
      level={2}
      {...(open >= 0 && { defaultOpen: String(open) })}
      items={groups.map((group, index) => ({
        // Keyed by index, because two groups may have the same sign.
        value: String(index),
        title: <GroupTitle {...group} />,
        content: <Questions {...group} opensFirst={index === open} />,
      }))}
    />
  );
}

function GroupTitle({ icon, title, items }: ReadFaqGroup) {
  const Icon = icons[icon];
  return (
    <span className="flex min-w-0 grow items-center gap-3.5">
      <Icon aria-hidden size={20} strokeWidth={1.6} className="shrink-0 text-accent" />
      {title}
      <span className="ml-auto shrink-0 pl-2 text-small font-normal text-text-2">
        {faqPage.questions(items.length)}
      </span>
    </span>
  );
}

function Questions({ items, opensFirst }: ReadFaqGroup & { opensFirst: boolean }) {
  const [first] = items;
  return (
    <div className="text-text md:pl-9">
      <Accordion
        sign="plus"
        level={3}
        {...(opensFirst && first && { defaultOpen: '0' })}
        items={items.map(({ question, answer }, index) => ({
          value: String(index),
          title: question,
          content: <p className="max-w-[66ch] pr-8 whitespace-pre-line text-text-2">{answer}</p>,
        }))}
      />
    </div>
  );
}
