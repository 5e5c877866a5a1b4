const sizes = [
  { width: 1200, height: 900 },
  { width: 360, height: 780 },
]

/** Both languages × both themes × the widest and the narrowest screen; the first is the workshop's own start. */
export const allViews = ['zh-CN', 'en'].flatMap((locale) =>
  ['light', 'dark'].flatMap((theme) => sizes.map((size) => ({ locale, theme, ...size }))),
)
