/** Of the list and of each healer, below it. */
export const healersKey = ['admin', 'healers'];
