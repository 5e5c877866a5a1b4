import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from './context.tsx'
import { pageTitle } from './pageTitle.ts'

/**
 * Title and language of the document follow the page and the locale. The first ones are in the markup, so their texts
 * are only fetched when one of them changes.
 */
export const useDocumentTitle = (name: string | null) => {
  const { texts } = useServices()
  const { locale } = useIntl()
  const shown = useRef(`${locale} ${name}`)
  useEffect(() => {
    document.documentElement.lang = locale
    const wanted = `${locale} ${name}`
    if (name === null || shown.current === wanted) return
    shown.current = wanted
    void texts.ensure(['title']).then(
      () => {
        if (shown.current === wanted) document.title = pageTitle(texts.read().messages, name)
      },
      // The old title is better than none; the page itself says what could not be loaded.
      () => undefined,
    )
  }, [texts, locale, name])
}
