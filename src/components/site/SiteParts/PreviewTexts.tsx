import { use, type ReactNode } from 'react'

import { loadMessages } from '../../../i18n/loadMessages.ts'
import type { Locale, Messages } from '../../../i18n/locale.ts'
import { MessagesProvider } from '../../../i18n/MessagesProvider.tsx'

/** Lazy: the texts of the frame in the language of the preview, which need not be that of the page. */
const PreviewTexts = ({ locale, children }: { locale: Locale; children: ReactNode }) => {
  const messages = use(textsOf(locale))
  if (messages === null) return children
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {children}
    </MessagesProvider>
  )
}
export default PreviewTexts

const kept = new Map<Locale, Promise<Messages | null>>()
/** Once for each language; null: loading failed, and the texts of the page are used. */
const textsOf = (locale: Locale): Promise<Messages | null> => {
  const known = kept.get(locale)
  if (known !== undefined) return known
  const asked = loadMessages(locale, ['shell', 'state', 'page', 'home', 'butler']).catch(() => {
    kept.delete(locale)
    return null
  })
  kept.set(locale, asked)
  return asked
}
