/**
 * An identity verified by an OpenID provider: it is identified by (issuer, subject), never by
 * the email address.
 */
export type Profile = {
  issuer: string;
  subject: string;
  /** Lower-cased. */
  email: string;
  emailVerified: boolean;
  name: string;
  picture: string | null;
};

/** Secrets of one sign-in, stored by its browser in a cookie. */
export type SignIn = { state: string; nonce: string; verifier: string };

/** Sign-in at an OpenID provider by authorisation code with PKCE. */
export type IdentityProvider = {
  /**
   * Whether the provider's discovery document is available. @throws IdentityError when it is not
   */
  checkIssuer: () => Promise<void>;
  /**
   * Where the browser goes to sign in. @throws IdentityError when the provider cannot be reached
   */
  authorizationUrl: (signIn: SignIn, redirectUri: string) => Promise<string>;
  /** Exchanges the code for a verified profile. @throws IdentityError for any deviation */
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
    /** Sign-in with Google; null where it is not set up. */
    google: IdentityProvider | null;
  }
}
