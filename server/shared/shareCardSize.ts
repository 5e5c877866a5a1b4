/** Size of the pictures beside a link, as networks require, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const
