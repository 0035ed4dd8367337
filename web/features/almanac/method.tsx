import { almanac } from '#messages/almanac/almanac.ts';

const { method } = almanac;

/** The page's calculation methods, their sources and limits. */
export function Method() {
  return (
    <section aria-label={method.title} className="max-w-[80ch] text-small text-text-2">
      <p>{method.sky}</p>
      <p className="mt-2">{method.schools}</p>
      <p className="mt-2">{method.custom}</p>
      <p className="mt-2">{method.credit}</p>
    </section>
  );
}
