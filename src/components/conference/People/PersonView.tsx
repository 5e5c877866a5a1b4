import { Fragment, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Person } from '../../../contract/people.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Chips, Facts } from '../../kit/rowCard.styles.ts'
import { StateChip } from '../../kit/Record/StateChip.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { PersonBelongings } from './PersonBelongings.tsx'
import { PersonHistory } from './PersonHistory.tsx'
import { PersonPart } from './PersonPart.tsx'

interface Props {
  readonly person: Person
  /** Actions of the team. */
  readonly acts?: ReactNode
}

/** One person with all that they have at the conference. */
export const PersonView = ({ person, acts }: Props) => {
  const { id, no, state, closed_reason, attendee, type, amount, at, paid_at, tags, invoice } = person
  const typed = (['affiliation', 'position', 'email', 'mobile', 'student_no'] as const).filter(
    (name) => attendee[name] !== '',
  )
  return (
    <>
      <PersonPart title="people.attendee">
        <Facts>
          {typed.map((name) => (
            <Fact key={name} name={`people.field.${name}`}>
              {attendee[name]}
            </Fact>
          ))}
        </Facts>
        {tags.length > 0 && (
          <Chips>
            {tags.map((tag) => (
              <li key={tag.id}>
                <bdi>{tag.name}</bdi>
              </li>
            ))}
          </Chips>
        )}
        {acts}
      </PersonPart>
      {person.answers.length > 0 && (
        <PersonPart title="people.answers">
          <Facts>
            {person.answers.map(({ id: field, kind, label, answer }) => (
              <Fragment key={field}>
                <dt>{label}</dt>
                <dd>{kind === 'yes_no' ? <FormattedMessage id={`people.answer.${answer}`} /> : answer}</dd>
              </Fragment>
            ))}
          </Facts>
        </PersonPart>
      )}
      <PersonPart title="people.order">
        <Facts>
          <Fact name="people.field.state">
            <StateChip entity="order" state={state} />
            {closed_reason !== null && (
              <>
                {' · '}
                <FormattedMessage id={`record.closed.${closed_reason}`} />
              </>
            )}
          </Fact>
          <Fact name="people.field.no">
            <a href={`/console/order/${id}`}>{no}</a>
          </Fact>
          <Fact name="people.field.type">{type}</Fact>
          <Fact name="people.field.amount">
            <Money fen={amount} />
          </Fact>
          <Fact name="people.field.at">
            <Moment at={at} format={toTheMinuteWithYear} />
          </Fact>
          {paid_at !== null && (
            <Fact name="people.field.paid_at">
              <Moment at={paid_at} format={toTheMinuteWithYear} />
            </Fact>
          )}
          {invoice !== null && (
            <Fact name="people.field.invoice">
              <StateChip entity="invoice" state={invoice} />
            </Fact>
          )}
        </Facts>
      </PersonPart>
      <PersonBelongings person={person} />
      <PersonHistory events={person.history} />
    </>
  )
}
