import { useEffect, useState } from 'react';

/**
 * Whether the page has finished loading: false on the server and until the load event, or until
 * `hurry` is called.
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
