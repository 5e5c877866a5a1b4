import { useMemo, type ReactNode } from 'react'
import { RawIntlProvider, ReactIntlErrorCode, createIntl } from 'react-intl'

import { defaultLocale } from './locale.ts'
import type { Locale, Messages } from './locale.ts'
import { formatNumber, type NumberShape } from './numbers.ts'

interface Props {
  readonly locale: Locale
  readonly messages: Messages
  readonly children: ReactNode
}

/**
 * Texts for everything below. Holds no state: the caller that switches the locale passes the new texts together with
 * it, so that the old language stays until the new one has arrived.
 */
export const MessagesProvider = ({ locale, messages, children }: Props) => {
  const intl = useMemo(() => {
    const made = createIntl({ locale, defaultLocale, messages, onError })
    // Numbers and plurals inside texts: the browser's locale data are not the server's (see formatNumber).
    return Object.assign(made, { formatters: Object.assign(made.formatters, ownFormatters) })
  }, [locale, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

const ownFormatters = {
  getNumberFormat: (_locale: unknown, shape?: NumberShape) => ({
    format: (value: number) => formatNumber(value, shape),
  }),
  getPluralRules: (locale: unknown) => ({
    select: (value: number) => (String(locale).startsWith('en') && value === 1 ? 'one' : 'other'),
  }),
  getDateTimeFormat: () => {
    throw new Error('A text takes a moment as an element: <Moment …/>.')
  },
}

type OnError = NonNullable<Parameters<typeof createIntl>[0]['onError']>

/** A missing text is a fault of the program: loud wherever developers look, silent (the id is shown) for visitors. */
const onError: OnError = (error) => {
  if (error.code === ReactIntlErrorCode.MISSING_DATA) return
  if (import.meta.env.PROD) console.error(error.message)
  else throw error
}
