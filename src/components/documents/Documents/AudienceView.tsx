import { FormattedMessage, useIntl } from 'react-intl'

import type { Audience } from '../../../contract/documentBatch.ts'
import { mostInBatch } from '../../../contract/documents/words.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { Skeleton } from '../../kit/Skeleton.ts'
import { About, Rows } from '../../kit/rows.styles.ts'
import { Acts, Panel } from './Documents.styles.ts'
import { Misfits } from './Misfits.tsx'

export interface AudienceViewProps {
  /** Number of a template, or the name of a built-in design. */
  readonly design: string
  /** Null while loading, and after a failure. */
  readonly audience: Audience | null
  readonly failure: Failure | null
  readonly onRetry: () => void
  readonly busy: boolean
  /** Reason that no batch was begun. */
  readonly refusal: Failure | null
  readonly onBegin: () => void
}

/** Audience of documents, their design, and the results. */
export const AudienceView = (props: AudienceViewProps) => {
  const { design, audience, failure, onRetry, busy, refusal, onBegin } = props
  const intl = useIntl()
  return (
    <Panel aria-labelledby="documents-audience" aria-busy={(audience ?? failure) === null || undefined}>
      <h2 id="documents-audience">
        <FormattedMessage id="documents.audience" />
      </h2>
      {audience === null && failure === null && <Skeleton $height="6rem" />}
      {audience === null && failure !== null && <FailureState failure={failure} onRetry={onRetry} />}
      {audience !== null && (
        <>
          <p role="status">
            <FormattedMessage id="documents.audience.count" values={{ total: audience.total }} />
          </p>
          {audience.misfits.length > 0 && (
            <Misfits names={audience.misfits} others={audience.misfit_total - audience.misfits.length} />
          )}
          {audience.unprintable.length > 0 && (
            <Misfits
              kind="unprintable"
              names={audience.unprintable}
              others={audience.unprintable_total - audience.unprintable.length}
            />
          )}
          {audience.total > mostInBatch && (
            <p>
              <FormattedMessage id="documents.audience.tooLarge" values={{ most: mostInBatch }} />
            </p>
          )}
          <Rows>
            {audience.people.map(({ order_id, name, affiliation }) => (
              <li key={order_id}>
                <About>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <span>{affiliation}</span>
                </About>
                {audience.kind === 'badge' && (
                  <a
                    href={`/files/badge/${order_id}.pdf?template=${design}`}
                    download
                    aria-label={intl.formatMessage({ id: 'documents.badge.of' }, { name })}
                  >
                    <FormattedMessage id="documents.badge.one" />
                  </a>
                )}
              </li>
            ))}
          </Rows>
          {refusal !== null && (
            <Refusal role="alert">
              <FailureText failure={refusal} />
            </Refusal>
          )}
          <Acts>
            <Button
              busy={busy}
              disabled={audience.total === 0 || audience.total > mostInBatch}
              onClick={onBegin}
            >
              <FormattedMessage id="documents.batch.begin" values={{ total: audience.total }} />
            </Button>
          </Acts>
        </>
      )}
    </Panel>
  )
}
