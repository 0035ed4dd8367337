/** The options that distinguish variants, and a variant's name on an order line. */
export const variant = {
  optionNames: { size: 'Size', metal: 'Metal', weight: 'Weight' },
  option: {
    size: (value: string) => `size ${value}`,
    metal: (value: string) => value,
    weight: (value: string) => value,
  },
  resolved: (name: string, options: readonly string[]) => `${name} (${options.join(', ')})`,
};
