import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { liveParts, type LiveStaffMember, type OwnLive } from '../../../contract/ownLive.ts'
import { Part, People } from '../../kit/step.styles.ts'
import { StateChip } from '../../kit/Record/StateChip.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'

interface Props {
  readonly live: OwnLive
  /** Renders the form that invites a user; nothing once the live has begun. */
  readonly asking: (part: LiveStaffMember['part']) => ReactNode
}

/** Host and funder of a live: accepted and pending invitations, and the form for a new one. */
export const StaffPart = ({ live, asking }: Props) => (
  <>
    {liveParts.map((part) => {
      const people = live.staff.filter((one) => one.part === part)
      return (
        <Part key={part} aria-labelledby={`live-${part}`}>
          <h2 id={`live-${part}`}>
            <FormattedMessage id={`ownLive.part.${part}`} />
          </h2>
          <p>
            <FormattedMessage id={`ownLive.part.${part}.about`} />
          </p>
          {people.length > 0 && (
            <People>
              {people.map(({ id, name, state, expires_at }) => (
                <li key={id} data-staff={id}>
                  <span>
                    <a href={`/console/liveStaff/${id}`}>
                      <bdi>{name}</bdi>
                    </a>
                    {state === 'offered' && (
                      <small>
                        <FormattedMessage
                          id="ownLive.answerUntil"
                          values={{ at: <Moment at={expires_at} format={toTheMinuteWithYear} /> }}
                        />
                      </small>
                    )}
                  </span>
                  <StateChip entity="liveStaff" state={state} />
                </li>
              ))}
            </People>
          )}
          {live.status === 'not_started' && live.publication !== 'cancelled' && asking(part)}
        </Part>
      )
    })}
  </>
)
