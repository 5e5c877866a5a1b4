import { FormattedMessage } from 'react-intl'

import type { PersonEvent } from '../../../contract/people.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Rows } from './People.styles.ts'
import { PersonPart } from './PersonPart.tsx'

/** Organizers' actions on a user's registration, the newest last. */
export const PersonHistory = ({ events }: { readonly events: readonly PersonEvent[] }) => (
  <PersonPart title="people.history" none="people.history.none" isEmpty={events.length === 0}>
    <Rows>
      {events.map(({ id, event, tag, role, by, reason, at }) => {
        const who = <Who role={role} by={by} />
        const isTagging = event.startsWith('people.')
        return (
          <li key={id}>
            <span>
              {isTagging ? (
                <FormattedMessage id={`people.did.${event.replace('people.', '')}`} values={{ who, tag }} />
              ) : (
                <FormattedMessage id={`record.did.${event}`} values={{ who }} />
              )}
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

const Who = ({ role, by }: Pick<PersonEvent, 'role' | 'by'>) => {
  const part = <FormattedMessage id={role === null ? 'people.team' : `record.role.${role}`} />
  if (by === '') return part
  if (role === null) return <bdi>{by}</bdi>
  return <FormattedMessage id="record.who" values={{ name: <bdi>{by}</bdi>, role: part }} />
}
