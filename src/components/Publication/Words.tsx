import { FormattedMessage, useIntl } from 'react-intl'

import type { Publication } from '../../contract/publication.ts'
import { inLanguages } from './inLanguages.ts'
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
              <Keywords key={words.lang} lang={words.lang}>
                {words.value.map((word) => (
                  <li key={word}>{word}</li>
                ))}
              </Keywords>
            ),
        )}
      </Part>
    </div>
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
