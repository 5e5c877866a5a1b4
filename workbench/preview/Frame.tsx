import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import messages from 'virtual:messages/all'

import { MessagesProvider } from '../../src/i18n/MessagesProvider.tsx'
import type { Locale } from '../../src/i18n/locale.ts'
import { GlobalStyle } from '../../src/theme/GlobalStyle.ts'
import { LatinMarks } from '../../src/theme/LatinMarks.ts'
import { showTheme } from '../../src/theme/theme.ts'
import type { Mode } from '../../src/theme/tokens.ts'
import { switchHarness } from '../harness/story/openHarness.ts'

interface Props {
  readonly locale: Locale
  readonly theme: Mode
  readonly children: ReactNode
}

/** Language, texts and colours around every story, from the toolbar. */
export const Frame = ({ locale, theme, children }: Props) => {
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    showTheme(theme)
  }, [locale, theme])
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    switchHarness(locale)
  }, [locale])
  return (
    <MessagesProvider locale={locale} messages={Object.assign({}, ...Object.values(messages[locale] ?? {}))}>
      <GlobalStyle />
      <LatinMarks />
      {children}
    </MessagesProvider>
  )
}
