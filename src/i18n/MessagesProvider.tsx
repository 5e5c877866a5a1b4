import type { ReactNode } from 'react'
import { IntlProvider, ReactIntlErrorCode } from 'react-intl'

import { defaultLocale } from './locale.ts'
import type { Locale, Messages } from './locale.ts'

interface Props {
  readonly locale: Locale
  readonly messages: Messages
  readonly children: ReactNode
}

/**
 * Texts for everything below. Holds no state: who switches the locale passes the new texts together with it, so that
 * the old language stays until the new one has arrived.
 */
export const MessagesProvider = ({ locale, messages, children }: Props) => (
  <IntlProvider
    locale={locale}
    defaultLocale={defaultLocale}
    messages={messages}
    // Conferences take place in China; without a fixed zone the server's markup and the browser's would differ.
    timeZone="Asia/Shanghai"
    onError={onError}
  >
    {children}
  </IntlProvider>
)

type OnError = NonNullable<Parameters<typeof IntlProvider>[0]['onError']>

/** A missing text is a fault of the program: loud wherever developers look, silent (the id is shown) for visitors. */
const onError: OnError = (error) => {
  if (error.code === ReactIntlErrorCode.MISSING_DATA) return
  if (import.meta.env.PROD) console.error(error.message)
  else throw error
}
