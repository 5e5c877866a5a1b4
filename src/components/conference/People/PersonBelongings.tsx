import { FormattedMessage } from 'react-intl'

import type { Person } from '../../../contract/people.ts'
import { decisionHref } from '../../kit/paperPlaces.ts'
import { StateChip } from '../../kit/Record/StateChip.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Days } from './Days.tsx'
import { Rows } from './People.styles.ts'
import { PersonPart } from './PersonPart.tsx'

/** A user's items at a conference besides the order: ticket, papers, rooms, certificates, meals. */
export const PersonBelongings = ({ person }: { readonly person: Person }) => {
  const { ticket, papers, stays, certificates, meals } = person
  return (
    <>
      <PersonPart title="people.ticket" isEmpty={ticket === null}>
        {ticket !== null && (
          <Rows>
            <li>
              <span>
                <a href={`/console/ticket/${ticket.id}`}>
                  <FormattedMessage id="people.ticket.record" />
                </a>
                {ticket.signed_at !== null && (
                  <>
                    {' · '}
                    <Moment at={ticket.signed_at} format={toTheMinuteWithYear} />
                    {ticket.gate !== '' && ` · ${ticket.gate}`}
                  </>
                )}
              </span>
              <StateChip entity="ticket" state={ticket.state} />
            </li>
          </Rows>
        )}
      </PersonPart>
      <PersonPart title="people.papers" isEmpty={papers.length === 0}>
        <Rows>
          {papers.map(({ id, title, mark, opens }) => (
            <li key={id}>
              <span>
                {opens ? (
                  <a href={decisionHref(id)}>
                    #{id} {title}
                  </a>
                ) : (
                  `#${id}`
                )}
              </span>
              <span>
                <FormattedMessage id={`people.mark.paper.${mark}`} />
              </span>
            </li>
          ))}
        </Rows>
      </PersonPart>
      <PersonPart title="people.stays" isEmpty={stays.length === 0}>
        <Rows>
          {stays.map(({ id, hotel, room, check_in, check_out, is_cancelled }) => (
            <li key={id}>
              <span>
                {hotel} · {room} · <Days from={check_in} until={check_out} />
              </span>
              <span>
                <FormattedMessage id={`people.stay.${is_cancelled ? 'cancelled' : 'booked'}`} />
              </span>
            </li>
          ))}
        </Rows>
      </PersonPart>
      <PersonPart title="people.certificates" isEmpty={certificates.length === 0}>
        <Rows>
          {certificates.map(({ id, kind, state }) => (
            <li key={id}>
              <a href={`/console/certificate/${id}`}>
                <FormattedMessage id={`people.certificate.${kind}`} />
              </a>
              <StateChip entity="certificate" state={state} />
            </li>
          ))}
        </Rows>
      </PersonPart>
      {meals !== null && (
        <PersonPart title="people.meals" isEmpty={meals.length === 0}>
          <Rows>
            {meals.map(({ id, name, state }) => (
              <li key={id}>
                <a href={`/console/mealVoucher/${id}`}>{name}</a>
                <StateChip entity="mealVoucher" state={state} />
              </li>
            ))}
          </Rows>
        </PersonPart>
      )}
    </>
  )
}
