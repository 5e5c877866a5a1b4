import { FormattedMessage } from 'react-intl'

import type { TicketCard as Ticket } from '../../../contract/notes.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Aside, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinute } from '../../kit/formats.ts'
import { endOf } from './endOf.ts'
import { QrButton } from './QrButton.tsx'

export const TicketCard = ({ ticket }: { ticket: Ticket }) => {
  const state = endOf(ticket.state, states)
  const when = (
    <Moment at={ticket.starts_at} until={ticket.ends_at} timeZone={ticket.time_zone} format={day} />
  )
  return (
    <Card state={<FormattedMessage id={`member.ticket.state.${state}`} />} tone={tones[state]}>
      <Inside>
        <Main>
          <Name>
            <a href={`/conferences/${ticket.conference_id}`}>{ticket.conference}</a>
          </Name>
          <Quiet>{ticket.item}</Quiet>
          <Facts>
            <Fact name="member.ticket.name">{ticket.name}</Fact>
            <Fact name="member.when">{when}</Fact>
            <Fact name="member.where">
              <FormattedMessage
                id="member.ticket.place"
                values={{
                  place: ticket.place,
                  venue: ticket.venue,
                  hasVenue: ticket.venue === '' ? 'no' : 'yes',
                }}
              />
            </Fact>
            {ticket.signed_at !== null && (
              <Fact name="member.ticket.signed">
                <Moment at={ticket.signed_at} timeZone={ticket.time_zone} format={toTheMinute} />
                {ticket.gate !== null && ` · ${ticket.gate}`}
              </Fact>
            )}
          </Facts>
        </Main>
        {(state === 'not_signed' || state === 'signed_in') && (
          <Aside>
            <QrButton code={ticket.code} title={`${ticket.name} · ${ticket.item}`}>
              <p>
                {ticket.conference}
                <br />
                {when}
              </p>
            </QrButton>
          </Aside>
        )}
        <Whole>
          <Actions>
            <ButtonLink small variant="quiet" href={`/console/ticket/${ticket.id}`}>
              <FormattedMessage id="member.details" />
            </ButtonLink>
          </Actions>
        </Whole>
      </Inside>
    </Card>
  )
}

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const

const states = ['not_signed', 'signed_in', 'revoked', 'expired'] as const
const tones = {
  not_signed: 'action',
  signed_in: 'seal',
  revoked: 'neutral',
  expired: 'neutral',
} as const satisfies Record<(typeof states)[number], Tone>
