import type { ReactNode } from 'react';

export type ToastMessage = {
  title: string;
  description?: string;
  kind?: 'success' | 'error';
  /** `altText` tells someone who cannot reach the button in time how to do the same. */
  action?: { label: string; altText: string; onPress: () => void };
  picture?: ReactNode;
};

/** The toast to show; `id` tells two with the same words apart. */
export type CurrentToast = { id: number; message: ToastMessage };
