import { FormattedMessage, useIntl } from 'react-intl'

import type { SearchHit } from '../../../contract/search.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Marked } from './Marked.tsx'
import { Card, Excerpt, Facts, Kind } from './Search.styles.ts'

/** One result; the whole title leads to its place. */
export const ResultCard = ({ hit }: { hit: SearchHit }) => {
  const { locale } = useIntl()
  const foreign = (lang: string) => (lang === locale ? undefined : lang)
  return (
    <Card data-kind={hit.kind}>
      <Kind>
        <FormattedMessage id={`search.kind.${hit.kind}`} />
      </Kind>
      <h2 lang={foreign(hit.lang)}>
        <a href={hit.href}>
          <Marked parts={hit.title} />
        </a>
      </h2>
      <Facts>
        {hit.people.length > 0 && (
          <span>
            <Marked parts={hit.people} />
          </span>
        )}
        {hit.of !== '' && <span>{hit.of}</span>}
        {hit.at !== null && <Moment at={hit.at} format={{ dateStyle: 'medium' }} />}
      </Facts>
      {hit.excerpt.length > 0 && (
        <Excerpt lang={foreign(hit.excerpt_lang)}>
          <Marked parts={hit.excerpt} />
        </Excerpt>
      )}
    </Card>
  )
}
