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

// Registers the service worker, which only adds offline use. It is deferred because its downloads
// have lower priority than visible content.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // In a separate task, because the task that dispatches `hydrated` is itself long.
  addEventListener(hydrated, () => setTimeout(register), { once: true });
}
