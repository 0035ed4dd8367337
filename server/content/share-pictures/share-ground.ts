/** The size that messengers and networks display uncropped, in px. */
export const shareSize = { width: 1200, height: 630 } as const;

export type ShareGround = {
  /** The page's subject: a remedy's name, a heading. */
  title: string;
  /** One line below it. */
  line: string;
  /** The night ground of chart and sky instead of the day's. */
  night?: boolean | undefined;
  /** Which image will lie over it; without one the mark is drawn large. */
  picture: { hasAlpha: boolean; tint: string | null } | null;
};

/** Rows of 8-bit RGB, `shareSize`. */
export type DrawGround = (ground: ShareGround) => Promise<Buffer>;
