import { FormattedMessage } from 'react-intl'

import type { TicketType } from '../../../contract/conference.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { toTheMinute } from '../../kit/formats.ts'
import { Amount, Mark, More, Name, Option, Radio } from './TicketChoice.styles.ts'

export interface TicketOptionProps {
  type: TicketType
  /** The visitor pays nothing for any ticket (ORD-04). */
  isFree: boolean
  /** IANA name. */
  timeZone: string
  isChosen: boolean
  /** A ticket has to be chosen, or another one. */
  isFaulty: boolean
  onChoose: () => void
}

/** A ticket with its price of today. A full one can be chosen, too: it leads to the waiting list. */
export const TicketOption = ({ type, isFree, timeZone, isChosen, isFaulty, onChoose }: TicketOptionProps) => {
  const { current } = type
  return (
    <Option>
      <Radio
        type="radio"
        name="ticket_type_id"
        value={type.id}
        checked={isChosen}
        disabled={current === null}
        aria-invalid={isFaulty || undefined}
        onChange={onChoose}
      />
      <Name>
        {type.name}
        {type.audience !== 'anyone' && (
          <Mark>
            <FormattedMessage id={`register.ticket.${type.audience}`} />
          </Mark>
        )}
      </Name>
      <Amount>
        {current === null ? (
          <FormattedMessage id="register.ticket.over" />
        ) : isFree && current.amount > 0 ? (
          <>
            <s>
              <Money fen={current.amount} />
            </s>
            <Money fen={0} />
          </>
        ) : (
          <Money fen={current.amount} />
        )}
      </Amount>
      <TicketTerms type={type} isFree={isFree} timeZone={timeZone} />
    </Option>
  )
}

const TicketTerms = ({ type, isFree, timeZone }: Pick<TicketOptionProps, 'type' | 'isFree' | 'timeZone'>) => {
  const { current, left, waiting } = type
  if (current === null) return null
  return (
    <More>
      <span>{isFree ? <FormattedMessage id="register.ticket.free" /> : current.name}</span>
      {!isFree && current.until !== null && (
        <span>
          <FormattedMessage
            id="conf.until"
            values={{
              date: (
                <Moment
                  key="date"
                  at={current.until}
                  timeZone={timeZone}
                  format={{ month: 'short', day: 'numeric' }}
                />
              ),
            }}
          />
        </span>
      )}
      {left !== null && (
        <span>
          <FormattedMessage id="conf.places" values={{ left }} />
        </span>
      )}
      {waiting?.state === 'waiting' && <FormattedMessage id="register.ticket.waiting" />}
      {waiting?.state === 'offered' && waiting.offered_until !== null && (
        <FormattedMessage
          id="register.ticket.offered"
          values={{
            time: <Moment key="time" at={waiting.offered_until} timeZone={timeZone} format={toTheMinute} />,
          }}
        />
      )}
    </More>
  )
}
