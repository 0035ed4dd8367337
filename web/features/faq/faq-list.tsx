import { Cpu, Crosshair, Gem, Hash, LayoutGrid, type LucideIcon, Send, Users } from 'lucide-react';
import { type FaqCategory, type FaqIcon, faqPage, faqs } from '#content/faqs.ts';
import { Accordion } from '../../ui/accordion.tsx';

const icons: Record<FaqIcon, LucideIcon> = {
  numbers: Hash,
  ai: Cpu,
  kundli: LayoutGrid,
  astrologers: Users,
  accuracy: Crosshair,
  prediction: Send,
  platform: Gem,
};

/** What a first visitor sees open: the category that names a price. */
const openAtFirst: FaqIcon = 'astrologers';

/** Categories that open to questions, which open to answers. */
export function FaqList() {
  return (
    <Accordion
      level={2}
      defaultOpen={openAtFirst}
      items={faqs.map((category) => ({
        value: category.icon,
        title: <CategoryTitle {...category} />,
        content: <Questions {...category} />,
      }))}
    />
  );
}

function CategoryTitle({ icon, title, items }: FaqCategory) {
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

function Questions({ icon, items }: FaqCategory) {
  const [first] = items;
  return (
    <div className="text-text md:pl-9">
      <Accordion
        sign="plus"
        level={3}
        {...(icon === openAtFirst && first && { defaultOpen: first.question })}
        items={items.map(({ question, answer }) => ({
          value: question,
          title: question,
          content: <p className="max-w-[66ch] pr-8 text-text-2">{answer}</p>,
        }))}
      />
    </div>
  );
}
