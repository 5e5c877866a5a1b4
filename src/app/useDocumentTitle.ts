import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from './context.tsx'

/** Title and language of the document follow the page and the locale. */
export const useDocumentTitle = (name: string | null) => {
  const { documentTitle } = useServices()
  const { locale } = useIntl()
  useEffect(() => {
    document.documentElement.lang = locale
    if (name !== null) documentTitle.ofPage(name)
  }, [documentTitle, locale, name])
}
