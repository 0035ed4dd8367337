import { useEffect, useState } from 'react';

/**
 * Whether the page has loaded all that it needs at once: false on the server and until then, when
 * `hurry` is called sooner.
 */
export function useAfterLoad(): { loaded: boolean; hurry: () => void } {
  const [loaded, setLoaded] = useState(false);
  const hurry = () => setLoaded(true);
  useEffect(() => {
    if (document.readyState === 'complete') return setLoaded(true);
    const done = () => setLoaded(true);
    window.addEventListener('load', done, { once: true });
    return () => window.removeEventListener('load', done);
  }, []);
  return { loaded, hurry };
}
