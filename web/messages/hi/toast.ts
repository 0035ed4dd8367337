import type { toast as English } from '../en/toast.ts';

export const toast: typeof English = { region: 'सूचनाएँ (F8)', close: 'सूचना बंद करें' };
