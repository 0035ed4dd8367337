import type { ReactNode } from 'react';

export type ToastMessage = {
  title: string;
  description?: string;
  kind?: 'success' | 'error';
  /** `altText` describes an alternative for users who cannot reach the button in time. */
  action?: { label: string; altText: string; onPress: () => void };
  image?: ReactNode;
};

/** The displayed toast; `id` distinguishes two with the same text. */
export type CurrentToast = { id: number; message: ToastMessage };
