/** Every change of a customer makes it stale. */
export const customersKey = ['admin', 'customers'];
