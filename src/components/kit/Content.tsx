import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'

import { foreignLanguageOf } from '../../i18n/languageOf.ts'

export interface ContentProps {
  /** Written by people, not one of the catalogues' texts. */
  text: string
  /** Shows a note that there is no translation: once for each item, at its title. */
  marked?: boolean
}

/** A piece of content. In a page of the other language its own language is marked (CONF-02). */
export const Content = ({ text, marked = false }: ContentProps) => {
  const { locale } = useIntl()
  const lang = foreignLanguageOf(text, locale)
  if (lang === null) return text
  return (
    <>
      <span lang={lang}>{text}</span>
      {marked && (
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

const Only = styled.small`
  color: var(--ink-3);
  font: 400 var(--text-12) / 1.5 var(--sans);
  letter-spacing: normal;
  white-space: nowrap;
`
