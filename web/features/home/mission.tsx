const claims = [
  { figure: '50,000+', label: 'satisfied clients' },
  { figure: '97%', label: 'satisfaction' },
  { figure: '24/7', label: 'support' },
];

/** What the shop is for, and what it claims. */
export function Mission() {
  return (
    <section className="bg-gulabi-100">
      <div className="page py-16 md:py-28">
        <h2 className="max-w-[22ch] text-display-l">
          A gem does not change the sky. It helps you meet it{' '}
          <span className="text-gulabi-700">with steady hands.</span>
        </h2>
        <div className="mt-8 grid gap-8 md:mt-12 md:grid-cols-2 md:gap-20">
          <p className="text-ink-700 md:text-lead">
            Our mission is simple: honest stones, explained in plain language, at a fair price. Jyotish gives each one
            its purpose. The craft makes it something you will want to wear.
          </p>
          <dl className="flex justify-between gap-6 border-t border-gulabi-300 pt-4 md:justify-start md:gap-12">
            {claims.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-small text-ink-600">{label}</dt>
                <dd className="font-display text-[1.75rem] leading-tight md:text-[2.625rem]">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
