import type { ApiClient, Page } from '@jyotiratna/contract';
import { createContext } from 'react-router';

/**
 * The server's context of every request. It reads these keys from the build, because the build
 * has its own copy.
 */

/**
 * The contract's client; while rendering it calls the shop's API in process, without the visitor's
 * cookies.
 */
export const apiContext = createContext<ApiClient>();

/**
 * The mark of scripts rendered by the page's own code, as their `nonce`: the server allows
 * these by their hashes and removes the mark before the page is sent. A page's HTML depends on
 * nothing of the request but its URL.
 */
export const scriptMarkContext = createContext<string>();

/** Every page of this build; robots.txt, the sitemaps and the service worker follow from it. */
export const pagesContext = createContext<readonly Page[]>();
