import { home } from '#content/home.ts';
import type { ClaimStats } from '../../../content/claim-figures.ts';
import { useClaims } from '../../../shell/use-claims.ts';

const { mission } = home;

/** The shop's mission, and its claims. */
export function Mission() {
  const { heading, accent, text } = mission;
  const claims = claimRows(useClaims());
  return (
    <section className="bg-gulabi-100">
      <div className="page py-16 md:py-28">
        <h2 className="max-w-[26ch] text-display-l">
          {heading} <span className="text-gulabi-700 md:block">{accent}</span>
        </h2>
        <div className="mt-8 grid gap-8 md:mt-12 md:grid-cols-2 md:gap-10 lg:gap-20">
          <p className="max-w-[48ch] text-ink-700 md:text-lead">{text}</p>
          {claims.length > 0 && (
            <dl className="grid grid-cols-[auto_1fr_auto] gap-6 border-t border-gulabi-300 max-[22rem]:grid-cols-1 pt-4 lg:gap-10">
              {claims.map(({ value, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-small text-ink-600">{label}</dt>
                  <dd className="font-display text-[1.75rem] leading-tight md:text-[2.25rem] lg:text-[2.625rem]">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}

/** The claimed figures, each with its label. */
function claimRows({ clients, satisfaction, support, guarantee }: ClaimStats) {
  const rows = [
    [clients, mission.clients],
    [satisfaction, guarantee ? mission.satisfactionGuaranteed : mission.satisfaction],
    [support, mission.support],
  ] as const;
  return rows.flatMap(([value, label]) => (value ? [{ value, label }] : []));
}
