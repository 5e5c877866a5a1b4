/** Of the pictures beside a link, as wide and as high as networks ask for, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const
