import type { Locator, Page, Route } from '@playwright/test';
import type { Remedy } from '../shopping.ts';
import type { Messages } from './labels.ts';

/** Fixtures of a screen: the shop of all screenshots. */
export type Stage = {
  url: string;
  /** Stock is not tracked. */
  anyRemedy: Remedy;
  /** Of the customer, paid. */
  orderId: string;
  couponId: string;
};

/** One state of one screen. */
export type Screen = {
  /** Also the name of its files: kebab-case, unique. */
  name: string;
  /** Heading in the gallery. */
  group: string;
  /** Path and query; English. */
  path: string | ((stage: Stage) => string);
  /** The viewer; by default a guest. */
  viewer?: 'customer' | 'owner';
  /** Done on a page of the shop before the address is opened: carts, rejected calls. */
  before?: (page: Page, stage: Stage) => Promise<unknown>;
  /** Leaves an order, a booking or an email behind; such states run last. */
  changes?: true;
  /** The page is still loading: its placeholder in that state, as a selector. */
  loadingMark?: string;
  /**
   * Navigates from the opened URL to the state, by the labels of the screen's language and the
   * names of its fields.
   */
  visit?: (page: Page, messages: Messages) => Promise<unknown>;
  /** Has no Hindi sibling. */
  untranslated?: true;
  /** Only the viewport, for overlays. */
  viewportOnly?: true;
  /** Only the first element of this selector, where the rest of the page has an image already. */
  region?: string;
  /** Where the state exists on one size only. */
  size?: 'phone' | 'desktop';
  /** Content that changes daily; all are replaced by a constant. */
  daily?: string;
};

/** Mocks the requests to this path with an error. */
export const reject =
  (path: string, status = 500, json: object = {}) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ status, json }));

const pendingRoutes: Route[] = [];

/** Never responds to the requests to this path. */
export const neverReply = (path: string) => (page: Page) =>
  page.route(path, (route) => void pendingRoutes.push(route));

/**
 * Aborts the requests left without a response. A page closed with these would let them continue
 * to the shop: an order would be created.
 */
export async function abortPending(): Promise<void> {
  await Promise.all(pendingRoutes.splice(0).map((route) => route.abort().catch(() => undefined)));
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

export const submitButton = (form: Locator) => form.locator('button[type=submit]').last();
