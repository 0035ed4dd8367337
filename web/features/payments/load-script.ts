import { limits } from '@jyotiratna/contract';

/** The DOM operations of the loader, replaceable in tests. */
export type ScriptHost = {
  /** Adds a script to the page; calls back exactly once, and `remove` removes the tag again. */
  insert(url: string, done: (ok: boolean) => void): { remove(): void };
};

const page: ScriptHost = {
  insert(url, done) {
    const tag = document.createElement('script');
    tag.src = url;
    tag.async = true;
    tag.onload = () => done(true);
    tag.onerror = () => done(false);
    document.head.append(tag);
    return tag;
  },
};

/**
 * A loader of the payment provider's script. Concurrent calls share one promise; an error, or a
 * timeout of 10 seconds, rejects, removes the tag and permits a retry. A script that loads after
 * its timeout has no effect.
 */
export function createScriptLoader(
  host: ScriptHost = page,
  timeoutMs: number = limits.scriptLoadMs,
) {
  const loading = new Map<string, Promise<void>>();

  return function loadScript(url: string): Promise<void> {
    const pending = loading.get(url);
    if (pending) return pending;
    const promise = new Promise<void>((resolve, reject) => {
      let tag: { remove(): void } | null = null;
      const fail = (reason: Error) => {
        clearTimeout(timer);
        tag?.remove();
        loading.delete(url);
        reject(reason);
      };
      const timer = setTimeout(
        () => fail(new Error('The payment script did not load in time.')),
        timeoutMs,
      );
      tag = host.insert(url, (ok) => {
        if (loading.get(url) !== promise) return;
        if (!ok) return fail(new Error('The payment script could not be loaded.'));
        clearTimeout(timer);
        resolve();
      });
    });
    loading.set(url, promise);
    return promise;
  };
}

/** The script loader of this page. */
export const loadScript = createScriptLoader();
