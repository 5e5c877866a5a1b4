import { FormattedMessage } from 'react-intl'

import type { PersonEvent } from '../../contract/people.ts'
import { Moment } from '../ui/Moment.tsx'
import { toTheMinuteWithYear } from '../ui/formats.ts'
import { Rows } from './People.styles.ts'
import { PersonPart } from './PersonPart.tsx'

/** What organizers did about somebody's registration, the newest last. */
export const PersonHistory = ({ events }: { readonly events: readonly PersonEvent[] }) => (
  <PersonPart title="people.history" none="people.history.none" isEmpty={events.length === 0}>
    <Rows>
      {events.map(({ id, event, role, by, reason, at }) => {
        const part = <FormattedMessage id={`record.role.${role}`} />
        const who =
          by === '' ? (
            part
          ) : (
            <FormattedMessage id="record.who" values={{ name: <bdi>{by}</bdi>, role: part }} />
          )
        return (
          <li key={id}>
            <span>
              <FormattedMessage id={`record.did.${event}`} values={{ who }} />
              {reason !== '' && (
                <>
                  {' · '}
                  <FormattedMessage id="record.because" values={{ reason }} />
                </>
              )}
            </span>
            <Moment at={at} format={toTheMinuteWithYear} />
          </li>
        )
      })}
    </Rows>
  </PersonPart>
)
