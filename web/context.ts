import type { Page, Shop } from '@jyotiratna/contract';
import { createContext } from 'react-router';

/** What the server gives every request. It reads these keys from the build, because the build holds its own copy. */

/** The contract's client; while rendering it calls the shop's API in process, without the visitor's cookies. */
export const shopContext = createContext<Shop>();

/**
 * What marks the scripts that the page's own code renders, as their `nonce`: the server allows these by their hashes and takes
 * the mark out before the page leaves. A page's HTML depends on nothing of the request but its URL.
 */
export const scriptMarkContext = createContext<string>();

/** Every page of this build; robots.txt, the sitemaps and the service worker follow from it. */
export const pagesContext = createContext<readonly Page[]>();
