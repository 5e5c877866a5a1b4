/** Chromatic's views of a story: four that together show every pair of language × theme × width. */
export const modes = {
  'zh light desktop': { locale: 'zh-CN', theme: 'light', viewport: 'desktop' },
  'zh dark phone': { locale: 'zh-CN', theme: 'dark', viewport: 'phone' },
  'en light phone': { locale: 'en', theme: 'light', viewport: 'phone' },
  'en dark desktop': { locale: 'en', theme: 'dark', viewport: 'desktop' },
} as const
