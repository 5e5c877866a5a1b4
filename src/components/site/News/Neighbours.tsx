import { FormattedMessage, useIntl } from 'react-intl'

import type { NewsArticle } from '../../../contract/news.ts'
import { Content } from '../../kit/Content.tsx'
import { Sides } from './Article.styles.ts'

/** The headlines before and after this one. */
export const Neighbours = ({ previous, next }: Pick<NewsArticle, 'previous' | 'next'>) => {
  const { formatMessage } = useIntl()
  if (previous === null && next === null) return null
  return (
    <Sides aria-label={formatMessage({ id: 'news.neighbours' })}>
      {[['previous', previous] as const, ['next', next] as const].map(
        ([side, other]) =>
          other !== null && (
            <div key={side}>
              <small>
                <FormattedMessage id={`news.${side}`} />
              </small>
              <a href={`/news/${other.id}`} rel={side === 'previous' ? 'prev' : 'next'}>
                <Content text={other.title} />
              </a>
            </div>
          ),
      )}
    </Sides>
  )
}
