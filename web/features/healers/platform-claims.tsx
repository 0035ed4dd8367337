import { BadgeCheck, Clock, HandHeart } from 'lucide-react';
import { platformClaims } from '#content/healers.ts';
import { healers } from '#messages/healers/healers.ts';
import type { ClaimStats } from '../../content/claim-figures.ts';
import { useClaims } from '../../shell/use-claims.ts';

/**
 * 'Why Choose Our Platform' with the permitted claims. `checked`: the shop has verified the
 * documents of all of its healers, and may say so.
 */
export function PlatformClaims({ checked }: { checked: boolean }) {
  const { experts, ...claims } = useClaims();
  const list = claimsOf({ ...claims, ...(experts && checked && { experts }) });
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="why-platform" className="bg-mayur-50">
      <div className="page py-16 md:py-24">
        <h2 id="why-platform" className="text-heading-m">
          {healers.why}
        </h2>
        <ul className="mt-7 grid gap-7 md:grid-cols-3 md:gap-10">
          {list.map(({ title, text, icon: Icon }) => (
            <li key={title} className="flex gap-5">
              <Icon
                aria-hidden
                size={24}
                strokeWidth={1.6}
                className="mt-0.5 shrink-0 text-mayur-700"
              />
              <div>
                <h3 className="text-heading-s">{title}</h3>
                {text && <p className="mt-1.5 text-text-2">{text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function claimsOf({ experts, satisfaction, guarantee, support }: ClaimStats) {
  const { guarantee: money } = platformClaims;
  // With a satisfaction figure, the guarantee becomes the text below it.
  const percent = satisfaction
    ? { ...platformClaims.satisfaction(satisfaction), ...(guarantee && { text: money.text }) }
    : guarantee && money;
  return [
    ...(experts ? [{ ...platformClaims.experts, icon: BadgeCheck }] : []),
    ...(percent ? [{ ...percent, icon: HandHeart }] : []),
    ...(support ? [{ ...platformClaims.support(support), icon: Clock }] : []),
  ];
}
