import { FormattedMessage } from 'react-intl'

import type { ContentCard } from '../../../contract/conferenceContent.ts'
import type { Failure } from '../../../contract/failure.ts'
import { StatusPage } from '../../kit/StatusPage/StatusPage.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Lead, Mark, Page, Rows } from './ConferenceContent.styles.ts'
import { ReleaseLine } from './ReleaseLine.tsx'

export interface ContentListProps {
  readonly conferenceId: number
  /** Title of the conference and its texts; null while they are fetched, and when they could not be. */
  readonly contents: { readonly conference: string; readonly list: readonly ContentCard[] } | null
  readonly failure: Failure | null
  readonly onRetry: () => void
}

/** Every text of a conference: its languages, and its published version. */
export const ContentList = ({ conferenceId, contents, failure, onRetry }: ContentListProps) => {
  if (failure?.reason === 'notFound') return <StatusPage name="404" />
  return (
    <Page aria-busy={(contents === null && failure === null) || undefined}>
      <p>
        <a href={`/organizer/${conferenceId}`}>
          ← {contents?.conference ?? <FormattedMessage id="content.conference" />}
        </a>
      </p>
      <h1 tabIndex={-1}>
        <FormattedMessage id="content.title" />
      </h1>
      <Lead>
        <FormattedMessage id="content.lead" />
      </Lead>
      {contents === null &&
        (failure === null ? (
          <Skeleton $height="24rem" />
        ) : (
          <FailureState failure={failure} onRetry={onRetry} />
        ))}
      {contents !== null && (
        <Rows>
          {contents.list.map((card) => (
            <li key={card.kind} data-kind={card.kind}>
              <div>
                <a href={`/organizer/${conferenceId}/content/${card.kind}`}>
                  <FormattedMessage id={`content.kind.${card.kind}`} />
                </a>
                {card.title !== '' && <small lang="zh-CN">{card.title}</small>}
              </div>
              <div>
                <Mark $state={card.has_source ? 'current' : 'missing'}>
                  <FormattedMessage
                    id={card.has_source ? 'content.source.there' : 'content.source.missing'}
                  />
                </Mark>
                <br />
                <Mark $state={card.translation}>
                  <FormattedMessage id={`content.translation.${card.translation}`} />
                </Mark>
              </div>
              <ReleaseLine card={card} />
            </li>
          ))}
        </Rows>
      )}
    </Page>
  )
}
