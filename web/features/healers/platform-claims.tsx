import { BadgeCheck, Clock, HandHeart } from 'lucide-react';
import { platformClaims } from '#content/healers.ts';
import { healers } from '#messages/healers/healers.ts';

const icons = [BadgeCheck, HandHeart, Clock] as const;

/** 'Why Choose Our Platform' with its three claims. */
export function PlatformClaims() {
  return (
    <section aria-labelledby="why-platform" className="bg-mayur-50">
      <div className="page py-16 md:py-24">
        <h2 id="why-platform" className="text-heading-m">
          {healers.why}
        </h2>
        <ul className="mt-7 grid gap-7 md:grid-cols-3 md:gap-10">
          {platformClaims.map(({ title, text }, index) => {
            const Icon = icons[index] ?? BadgeCheck;
            return (
              <li key={title} className="flex gap-5">
                <Icon aria-hidden size={24} strokeWidth={1.6} className="mt-0.5 shrink-0 text-mayur-700" />
                <div>
                  <h3 className="text-heading-s">{title}</h3>
                  <p className="mt-1.5 text-text-2">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
