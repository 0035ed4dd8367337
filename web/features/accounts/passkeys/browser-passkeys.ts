type Creation = Parameters<typeof PublicKeyCredential.parseCreationOptionsFromJSON>[0];
type Reading = Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];
/** Options as sent by the server. */
type Options = object;

/** Whether this browser supports passkeys and their JSON forms (WebAuthn level 3). */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** A new passkey as JSON. @throws DOMException where the user or the browser declines */
export async function createPasskey(options: Options): Promise<RegistrationResponseJSON> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as Creation);
  const json = jsonOf(await navigator.credentials.create({ publicKey }));
  if ('attestationObject' in json.response) return json as RegistrationResponseJSON;
  throw notAllowed();
}

/**
 * A signature by one of the user's passkeys, as JSON. @throws DOMException where the user or the
 * browser declines
 */
export async function readPasskey(options: Options): Promise<AuthenticationResponseJSON> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as Reading);
  const json = jsonOf(await navigator.credentials.get({ publicKey }));
  if ('signature' in json.response) return json as AuthenticationResponseJSON;
  throw notAllowed();
}

function jsonOf(
  credential: Credential | null,
): RegistrationResponseJSON | AuthenticationResponseJSON {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw notAllowed();
}

const notAllowed = () => new DOMException('', 'NotAllowedError');

/** Whether the user closed the browser's dialog, or it timed out: not an error to display. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Whether the device has a passkey of this account already. */
export const isKnownDevice = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';
