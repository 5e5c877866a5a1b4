import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Publication } from '../../../contract/publication.ts'
import { inLanguages, type InLanguages } from './inLanguages.ts'
import { Keywords, Only, Part } from './Publication.styles.ts'

/** Abstract and keywords: the reader's language first, then the other one. */
export const Words = ({ paper }: { paper: Publication }) => {
  const { locale } = useIntl()
  const abstract = inLanguages(locale, paper.abstract, paper.eng_abstract)
  const keywords = inLanguages(locale, paper.keywords, paper.eng_keywords)
  return (
    <div>
      <Part>
        <h2>
          <FormattedMessage id="publication.abstract" />
          {abstract.isOnly && <OnlyIn lang={abstract.lang} />}
        </h2>
        <p lang={abstract.lang}>{abstract.value}</p>
        {abstract.other !== null && <p lang={abstract.other.lang}>{abstract.other.value}</p>}
      </Part>
      <Part>
        <h2>
          <FormattedMessage id="publication.keywords" />
          {keywords.isOnly && <OnlyIn lang={keywords.lang} />}
        </h2>
        {[keywords, keywords.other].map(
          (words) =>
            words !== null && (
              <WordList key={words.lang} words={words} isLabelled={keywords.other !== null} />
            ),
        )}
      </Part>
    </div>
  )
}

interface WordListProps {
  words: Pick<InLanguages<readonly string[]>, 'value' | 'lang'>
  /** A list in the other language is beside it, so each states its language. */
  isLabelled: boolean
}

const WordList = ({ words: { value, lang }, isLabelled }: WordListProps) => {
  const label = useId()
  return (
    <>
      {isLabelled && (
        <h3 id={label}>
          <FormattedMessage id={`publication.keywords.${lang === 'en' ? 'en' : 'zh'}`} />
        </h3>
      )}
      <Keywords lang={lang} aria-labelledby={isLabelled ? label : undefined}>
        {value.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Keywords>
    </>
  )
}

const OnlyIn = ({ lang }: { lang: 'zh-CN' | 'en' }) => (
  <>
    {' '}
    <Only>
      <FormattedMessage id={`state.only.${lang === 'en' ? 'en' : 'zh'}`} />
    </Only>
  </>
)
