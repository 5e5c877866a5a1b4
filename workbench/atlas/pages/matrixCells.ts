import type { View } from './addresses.ts'

export const widths = {
  360: { height: 780, viewport: 'phone', word: 'phone' },
  768: { height: 1024, viewport: 'portrait', word: 'tablet' },
  1440: { height: 900, viewport: 'wide', word: 'desktop' },
} as const

export type Width = keyof typeof widths

/** `all`, or the only one that is shown. As Storybook keeps it in the address. */
export interface Choice {
  /** Id of a story. */
  readonly story: string
  readonly locale: View['locale'] | 'all'
  readonly theme: View['theme'] | 'all'
  readonly width: `${Width}` | 'all'
}

export interface MatrixCell extends View {
  readonly width: Width
}

/** Every combination that the choice leaves, by language, then theme, then width. */
export const cellsOf = ({ locale, theme, width }: Omit<Choice, 'story'>): MatrixCell[] =>
  (['zh-CN', 'en'] as const)
    .filter((value) => locale === 'all' || value === locale)
    .flatMap((shownLocale) =>
      (['light', 'dark'] as const)
        .filter((value) => theme === 'all' || value === theme)
        .flatMap((shownTheme) =>
          ([360, 768, 1440] as const)
            .filter((value) => width === 'all' || String(value) === width)
            .map((shownWidth) => ({ locale: shownLocale, theme: shownTheme, width: shownWidth })),
        ),
    )
