/** A monthly payment plan (EMI) that a bank offers to its card holders. */
export type InstalmentPlan = {
  /** The bank's name. */
  lender: string;
  months: number;
  /** Annual interest: 1200 is 12 %. */
  basisPoints: number;
  /** Minimum amount of the plan. */
  minPaise: number;
};

/** A plan applied to an amount; monthly instalment and total in paise. */
export type Instalments = { plan: InstalmentPlan; monthlyPaise: number; totalPaise: number };

/**
 * Computes the equated monthly instalment (EMI) on the reducing balance, rounded up to a paisa as
 * banks do.
 */
export function instalmentsOf(amountPaise: number, plan: InstalmentPlan): Instalments {
  const rate = plan.basisPoints / 10_000 / 12;
  const growth = (1 + rate) ** plan.months;
  const exact =
    rate === 0 ? amountPaise / plan.months : (amountPaise * rate * growth) / (growth - 1);
  const monthlyPaise = Math.ceil(Math.round(exact * 1000) / 1000);
  return { plan, monthlyPaise, totalPaise: monthlyPaise * plan.months };
}

/** For each number of months, the available plan with the lowest interest; shortest first. */
export function cheapestInstalments(
  amountPaise: number,
  plans: readonly InstalmentPlan[],
): Instalments[] {
  const offered = plans.filter(({ minPaise }) => amountPaise >= minPaise);
  const byMonths = Map.groupBy(offered, ({ months }) => months);
  return [...byMonths.values()]
    .flatMap((group) =>
      group.toSorted((one, other) => one.basisPoints - other.basisPoints).slice(0, 1),
    )
    .toSorted((one, other) => one.months - other.months)
    .map((plan) => instalmentsOf(amountPaise, plan));
}
