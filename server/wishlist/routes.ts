import * as calls from '@jyotiratna/contract/wishlist';
import { requireUser } from '../accounts/actor.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import {
  addToWishlist,
  fetchWishlist,
  getWishlist,
  mergeWishlist,
  removeFromWishlist,
} from './wishlist.ts';

/** The wishlist of an account. */
export const wishlistRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.getWishlistRoute, async (request) =>
    getWishlist(deps, requireUser(await request.actor())),
  );
  serve(app, calls.addToWishlistRoute, async (request) =>
    addToWishlist(deps, requireUser(await request.actor()), request.body),
  );
  serve(app, calls.removeFromWishlistRoute, async (request) =>
    removeFromWishlist(deps, requireUser(await request.actor()), request.body),
  );
  serve(app, calls.mergeWishlistRoute, async (request) =>
    mergeWishlist(deps, requireUser(await request.actor()), request.body.items),
  );
  serve(app, calls.fetchWishlistRoute, async (request) => fetchWishlist(deps, request.body.items));
};
