import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hydrated } from './deferred-hydration/hydrated.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Without it the shop works just the same, only not offline: its downloads have lower priority
// than visible content.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // In a separate task: the one that dispatches `hydrated` is itself long.
  addEventListener(hydrated, () => setTimeout(register), { once: true });
}
