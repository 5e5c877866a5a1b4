import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import messages from 'virtual:messages/all'

import { MessagesProvider } from '../../src/i18n/MessagesProvider.tsx'
import type { Locale } from '../../src/i18n/locale.ts'
import { GlobalStyle } from '../../src/theme/GlobalStyle.ts'
import { LatinMarks } from '../../src/theme/LatinMarks.ts'
import { showTheme } from '../../src/theme/theme.ts'
import type { Mode } from '../../src/theme/tokens.ts'
import { isHarnessOpen } from '../harness/story/openHarness.ts'

interface Props {
  /** Of the story. */
  readonly id: string
  readonly locale: Locale
  readonly theme: Mode
  readonly children: ReactNode
}

/** Language, texts and colours around every story, as the toolbar says. */
export const Frame = ({ id, locale, theme, children }: Props) => {
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    showTheme(theme)
  }, [locale, theme])
  // What the visitor read and what the server answered was in the language before: the story is played again.
  const played = useRef(locale)
  useEffect(() => {
    if (played.current === locale) return
    played.current = locale
    if (isHarnessOpen()) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
  }, [id, locale])
  return (
    <MessagesProvider locale={locale} messages={Object.assign({}, ...Object.values(messages[locale] ?? {}))}>
      <GlobalStyle />
      <LatinMarks />
      {children}
    </MessagesProvider>
  )
}
