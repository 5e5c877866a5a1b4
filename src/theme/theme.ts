/** `null` follows the system. */
export type Theme = 'light' | 'dark' | null

/** Anything unreadable, such as an old cookie, follows the system. */
export const parseTheme = (stored: unknown): Theme =>
  stored === 'light' || stored === 'dark' ? stored : null

/** system → dark → light → system. */
export const nextTheme = (theme: Theme): Theme =>
  theme === null ? 'dark' : theme === 'dark' ? 'light' : null

export const showTheme = (theme: Theme, root: HTMLElement = document.documentElement) => {
  if (theme === null) delete root.dataset['theme']
  else root.dataset['theme'] = theme
}
