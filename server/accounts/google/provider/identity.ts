/** A person as an OpenID provider vouches for them: who they are is (issuer, subject), never the e-mail address. */
export type Profile = {
  issuer: string;
  subject: string;
  /** Lower-cased. */
  email: string;
  emailVerified: boolean;
  name: string;
  picture: string | null;
};

/** Secrets of one sign-in, which its browser holds in a cookie. */
export type SignIn = { state: string; nonce: string; verifier: string };

/** Sign-in at an OpenID provider by authorisation code with PKCE. */
export type IdentityProvider = {
  /** Whether the provider tells how to sign in. @throws IdentityError when it does not */
  checkIssuer: () => Promise<void>;
  /** Where the browser goes to sign in. @throws IdentityError when the provider cannot be reached */
  authorizationUrl: (signIn: SignIn, redirectUri: string) => Promise<string>;
  /** Exchanges the code for a checked profile. @throws IdentityError for anything that is not exactly right */
  redeem: (code: string, signIn: SignIn, redirectUri: string) => Promise<Profile>;
};

/** The provider could not be reached, or what it said did not hold. `reason` is for the log; it names no person. */
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
