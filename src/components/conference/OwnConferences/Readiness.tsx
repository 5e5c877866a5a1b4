import { FormattedMessage } from 'react-intl'

import type { ReadinessField, ReadinessState } from '../../../contract/readiness.ts'
import { Section } from '../../kit/Record/RecordView.styles.ts'
import { Checklist, LineState } from './OwnConferences.styles.ts'

export interface ReadinessProps {
  /** Id of the conference. */
  readonly id: number
  readonly lines: ReadonlyArray<{
    readonly field: ReadinessField
    readonly state: ReadinessState
    readonly is_required: boolean
    readonly count: number
    readonly note: string
  }>
  /** The reader may edit the missing parts. */
  readonly isEditable: boolean
}

/** Requirements for publishing a conference: the guards of publishing, each with a link to its field. */
export const Readiness = ({ id, lines, isEditable }: ReadinessProps) => {
  const missing = lines.filter(({ is_required, state }) => is_required && state !== 'done').length
  return (
    <Section aria-labelledby="organizer-readiness">
      <h2 id="organizer-readiness">
        <FormattedMessage id="organizer.readiness" />
      </h2>
      <p role="status">
        <FormattedMessage id="organizer.readiness.left" values={{ count: missing }} />
      </p>
      <Checklist>
        {lines.map(({ field, state, is_required, count, note }) => (
          <li key={field} data-field={field} data-state={state}>
            <LineState $isOpen={(is_required || field === 'copied') && state !== 'done'}>
              <FormattedMessage
                values={{ count }}
                id={`organizer.readiness.${wordOf(field, state, is_required)}`}
              />
            </LineState>
            {isEditable ? (
              <a href={placeOf(id, field)}>
                <FormattedMessage id={`record.detail.conferencePublication.${field}`} />
              </a>
            ) : (
              <span>
                <FormattedMessage id={`record.detail.conferencePublication.${field}`} />
              </span>
            )}
            {field === 'payment' && state !== 'done' && (
              <p>
                <FormattedMessage id="organizer.readiness.payment" />
              </p>
            )}
            {note !== '' && <p>{note}</p>}
          </li>
        ))}
      </Checklist>
      {isEditable && (
        <p>
          <a href={`/organizer/${id}`}>
            <FormattedMessage id="organizer.backToConference" />
          </a>
        </p>
      )}
    </Section>
  )
}

/** Text for the state of a line. */
const wordOf = (field: ReadinessField, state: ReadinessState, isRequired: boolean) => {
  if (field === 'copied' && state === 'wrong') return 'unread'
  return state === 'missing' && !isRequired ? 'optional' : state
}

/** Page on which a line is edited. */
const placeOf = (id: number, field: ReadinessField): string => {
  if (field === 'copied') return `/organizer/${id}#copy-review`
  if (field === 'about') return `/organizer/${id}/content/about`
  return sold.has(field)
    ? `/organizer/${id}/tickets`
    : `/organizer/${id}/basics?field=${inputs[field] ?? field}`
}

const sold: ReadonlySet<ReadinessField> = new Set<ReadinessField>([
  'tickets',
  'registration',
  'refund',
  'payment',
])
const inputs: Partial<Record<ReadinessField, string>> = { subject: 'subject_id', days: 'starts_at' }
