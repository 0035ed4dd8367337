/** The size that messengers and networks display uncropped, in px. */
export const shareSize = { width: 1200, height: 630 } as const;

export type ShareGround = {
  /** The page's subject: a remedy's name, a heading. */
  title: string;
  /** A single line of text below the title. */
  line: string;
  /** Dark background, for pages of charts and the sky. */
  night?: boolean | undefined;
  /** Properties of the image that will be placed on it; without one a large logo is drawn. */
  picture: { hasAlpha: boolean; tint: string | null } | null;
};

/** Renders the background as rows of 8-bit RGB, in `shareSize`. */
export type DrawGround = (ground: ShareGround) => Promise<Buffer>;
