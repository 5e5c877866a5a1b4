import { FormattedMessage, useIntl } from 'react-intl'

import { formatNumber } from '../../../i18n/numbers.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { SearchResults } from '../../../contract/search.ts'
import type { SearchKind } from '../../../contract/searchKinds.ts'
import { Count } from '../../kit/publicPage.styles.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { ResultCard } from './ResultCard.tsx'
import { Advice, Kinds, List, Meant, Pages } from './Search.styles.ts'

export interface ResultsProps {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  /** Null unless `ready`. */
  results: SearchResults | null
  failure?: Failure | null | undefined
  q: string
  /** Kind of the results shown; null: all. */
  kind: SearchKind | null
  /** The last page available. */
  lastPage: number
  hrefOf: (change: { kind?: SearchKind | null; page?: number }) => string
  onRetry: () => void
}

export const Results = ({ view, results, failure, onRetry, ...rest }: ResultsProps) => (
  <section aria-busy={view === 'loading'} data-found={view}>
    {view === 'loading' && <Skeleton $height="40rem" />}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {results !== null && <Body {...rest} results={results} />}
  </section>
)

type BodyProps = Pick<ResultsProps, 'q' | 'kind' | 'lastPage' | 'hrefOf'> & { results: SearchResults }

const Body = ({ results, q, kind, lastPage, hrefOf }: BodyProps) => {
  const intl = useIntl()
  const { list, total, page, page_size, counts, meant } = results
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const last = Math.max(1, Math.min(lastPage, Math.ceil(total / page_size)))
  return (
    <>
      <Count role="status">
        <FormattedMessage id="search.count" values={{ total, q }} />
      </Count>
      {meant !== null && (
        <Meant>
          <FormattedMessage id="search.meant" values={{ q, meant: <b key="meant">{meant}</b> }} />
        </Meant>
      )}
      {counts.length > 0 && (
        <Kinds aria-label={intl.formatMessage({ id: 'search.kinds' })}>
          <a href={hrefOf({ kind: null })} aria-current={kind === null ? 'page' : undefined}>
            <FormattedMessage id="search.kind.all" values={{ count: all }} />
          </a>
          {counts.map((each) => (
            <a
              key={each.kind}
              href={hrefOf({ kind: each.kind })}
              aria-current={kind === each.kind ? 'page' : undefined}
            >
              <FormattedMessage id={`search.kind.${each.kind}`} /> <span>{formatNumber(each.count)}</span>
            </a>
          ))}
        </Kinds>
      )}
      {list.length === 0 ? (
        <EmptyState>
          <p>
            <FormattedMessage id={all === 0 ? 'search.none' : 'search.none.here'} values={{ q }} />
          </p>
          <Advice>
            {(['shorter', 'pinyin', 'language'] as const).map((each) => (
              <li key={each}>
                <FormattedMessage id={`search.advice.${each}`} />
              </li>
            ))}
          </Advice>
        </EmptyState>
      ) : (
        <List>
          {list.map((hit) => (
            <li key={`${hit.kind} ${hit.href}`}>
              <ResultCard hit={hit} />
            </li>
          ))}
        </List>
      )}
      {last > 1 && (
        <Pages aria-label={intl.formatMessage({ id: 'search.pages' })}>
          {page > 1 && (
            <a rel="prev" href={hrefOf({ kind, page: Math.min(page - 1, last) })}>
              <FormattedMessage id="search.before" />
            </a>
          )}
          <span>
            <FormattedMessage id="search.page" values={{ page, last }} />
          </span>
          {page < last && (
            <a rel="next" href={hrefOf({ kind, page: page + 1 })}>
              <FormattedMessage id="search.after" />
            </a>
          )}
        </Pages>
      )}
    </>
  )
}
