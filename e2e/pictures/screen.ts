import type { Locator, Page, Route } from '@playwright/test';
import type { Remedy } from '../shopping.ts';
import type { Messages } from './labels.ts';

/** Fixtures of a screen: the shop of all screenshots. */
export type Stage = {
  url: string;
  /** A remedy whose stock is not tracked. */
  anyRemedy: Remedy;
  /** A paid order of the customer. */
  orderId: string;
  couponId: string;
};

/** One state of one screen. */
export type Screen = {
  /** Kebab-case and unique; also the name of its files. */
  name: string;
  /** Heading in the gallery. */
  group: string;
  /** Path and query; English. */
  path: string | ((stage: Stage) => string);
  /** The viewer; by default a guest. */
  viewer?: 'customer' | 'owner';
  /** Preparation on a page of the shop before the URL is opened: carts, mocked errors. */
  before?: (page: Page, stage: Stage) => Promise<unknown>;
  /** Creates an order, a booking or an email; such states run last. */
  changes?: true;
  /** For a page that stays in its loading state: selector of its placeholder. */
  loadingMark?: string;
  /**
   * Navigates from the opened URL to the state, by the labels of the screen's language and the
   * names of its fields.
   */
  visit?: (page: Page, messages: Messages) => Promise<unknown>;
  /** Has no Hindi version. */
  untranslated?: true;
  /** Only the viewport, for overlays. */
  viewportOnly?: true;
  /**
   * Captures only the first element that matches this selector, if the rest of the page is in
   * another screenshot.
   */
  region?: string;
  /** Restricts the state to one viewport size. */
  size?: 'phone' | 'desktop';
  /** Selector of content that changes daily, and is replaced by a constant. */
  daily?: string;
};

/** Mocks the requests to this path with an error. */
export const reject =
  (path: string, status = 500, json: object = {}) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ status, json }));

const pendingRoutes: Route[] = [];

/** Mocks requests to this path so that they get no response. */
export const neverReply = (path: string) => (page: Page) =>
  page.route(path, (route) => void pendingRoutes.push(route));

/**
 * Aborts requests without a response: if their page closed, they would continue to the shop and
 * create an order.
 */
export async function abortPending(): Promise<void> {
  await Promise.all(pendingRoutes.splice(0).map((route) => route.abort().catch(() => undefined)));
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

export const submitButton = (form: Locator) => form.locator('button[type=submit]').last();
