/**
 * A profile verified by an OpenID provider, identified by (issuer, subject), never by email
 * address.
 */
export type Profile = {
  issuer: string;
  subject: string;
  /** Email address in lower case. */
  email: string;
  emailVerified: boolean;
  name: string;
  picture: string | null;
};

/** Secrets of one sign-in, derived from a cookie of its browser. */
export type SignIn = { state: string; nonce: string; verifier: string };

/** Sign-in at an OpenID provider by authorisation code with PKCE. */
export type IdentityProvider = {
  /** Fetches the provider's discovery document. @throws IdentityError when it is unavailable */
  checkIssuer: () => Promise<void>;
  /** The provider's URL for the browser to sign in. @throws IdentityError when it is unreachable */
  authorizationUrl: (signIn: SignIn, redirectUri: string) => Promise<string>;
  /** Exchanges the code for a verified profile. @throws IdentityError for any invalid response */
  redeem: (code: string, signIn: SignIn, redirectUri: string) => Promise<Profile>;
};

/**
 * The provider was unreachable, or its response invalid. `reason` is for the log; it contains no
 * personal data.
 */
export class IdentityError extends Error {
  override name = 'IdentityError';
  readonly reason: string;

  constructor(reason: string) {
    super(`sign-in failed: ${reason}`);
    this.reason = reason;
  }
}

declare module '../../../platform/deps.ts' {
  interface Deps {
    /** Sign-in with Google; null where it is not configured. */
    google: IdentityProvider | null;
  }
}
