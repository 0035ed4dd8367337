import { type House, Mark } from '../../ui/mark.tsx';

const reasons: { title: string; text: string; lit: House[] }[] = [
  {
    title: 'Authentic Stones',
    text: 'Every stone is identified and checked before it is strung. What the page says is what arrives.',
    lit: [1],
  },
  {
    title: 'Astrology-Backed',
    text: 'Each remedy is listed with its graha, so you can match it to your chart or ask an astrologer first.',
    lit: [1, 4, 7, 10],
  },
  {
    title: 'Trusted Guidance',
    text: '50,000+ satisfied clients, and a money-back guarantee on your first consultation.',
    lit: [5, 9],
  },
  {
    title: 'Positive Lifestyle',
    text: 'Pieces light enough for the office and the puja room. A small daily reminder of your intention.',
    lit: [2, 3, 11, 12, 6, 8],
  },
];

export function WhyPeopleChoose() {
  return (
    <section className="page pt-16 md:pt-28">
      <h2 className="max-w-[14ch] text-display-l">Why people choose Jyotiratna</h2>
      <ul className="mt-8 grid border-marble-300 md:mt-12 md:grid-cols-4 md:border-t">
        {reasons.map(({ title, text, lit }) => (
          <li
            key={title}
            className="flex gap-5 border-t border-line py-6 md:flex-col md:border-t-0 md:border-l md:px-7 md:pt-8 md:first:border-l-0 md:first:pl-0"
          >
            <Mark size={58} lit={lit} />
            <div>
              <h3 className="text-heading-s">{title}</h3>
              <p className="mt-1.5 text-ink-600">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
