import { FormattedMessage, useIntl } from 'react-intl'

import { inLanguages } from './inLanguages.ts'
import { Only } from './Publication.styles.ts'

export interface TextProps {
  zh: string
  en: string
  /** Shows a note that there is no translation: once for each item. */
  marked?: boolean
}

/** A text in the reader's language, else in the other one, with its language marked (CONF-02). */
export const Text = ({ zh, en, marked = false }: TextProps) => {
  const { locale } = useIntl()
  const { value, lang, isOnly } = inLanguages(locale, zh, en)
  return (
    <>
      <span lang={lang}>{value}</span>
      {marked && isOnly && (
        <>
          {' '}
          <Only>
            <FormattedMessage id={`state.only.${lang === 'en' ? 'en' : 'zh'}`} />
          </Only>
        </>
      )}
    </>
  )
}
