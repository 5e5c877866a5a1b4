import { FormattedMessage, useIntl } from 'react-intl'

import type { SimilarPassage } from '../../../contract/similarity.ts'
import { foreignLanguageOf } from '../../../i18n/languageOf.ts'
import { Side, Sides } from './Similarity.styles.ts'

/** The passages that a text and a paper have in common, side by side; on a narrow screen one below the other. */
export const Passages = ({ passages }: { passages: readonly SimilarPassage[] }) => {
  const { locale } = useIntl()
  return passages.map((passage, at) => (
    <Sides key={at}>
      {(['mine', 'theirs'] as const).map((side) => (
        <Side key={side}>
          <figcaption>
            <FormattedMessage id={`similarity.${side}`} />
          </figcaption>
          <blockquote lang={foreignLanguageOf(passage[side].same, locale) ?? undefined}>
            {passage[side].before}
            <mark>{passage[side].same}</mark>
            {passage[side].after}
          </blockquote>
        </Side>
      ))}
    </Sides>
  ))
}
