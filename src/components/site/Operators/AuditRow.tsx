import { FormattedMessage } from 'react-intl'

import type { AuditEntry } from '../../../contract/auditLog.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Entry, Moved } from './AuditRow.styles.ts'

/** One line of the log: time, actor, event, subject, and change. */
export const AuditRow = ({ entry }: { entry: AuditEntry }) => {
  const { at, actor, by, entity, entity_id, event, from, to, data } = entry
  return (
    <Entry>
      <p>
        <code>{event}</code>
        <a href={`/console/audit?${new URLSearchParams({ entity, entity_id })}`}>
          {entity} {entity_id}
        </a>
      </p>
      {from !== '' && (
        <Moved>
          <FormattedMessage id="operators.audit.moved" values={{ from, to }} />
        </Moved>
      )}
      {data !== '{}' && <Moved>{factsOf(data)}</Moved>}
      <small>
        <Moment at={at} format={{ dateStyle: 'medium', timeStyle: 'medium' }} />
        {' · '}
        {actor === null ? (
          <FormattedMessage id="operators.audit.system" />
        ) : (
          <a href={`/console/users/${actor}`}>
            <bdi>{by || actor}</bdi>
          </a>
        )}
      </small>
    </Entry>
  )
}

/** Recorded data, as pairs. */
const factsOf = (data: string): string =>
  Object.entries(JSON.parse(data) as Readonly<Record<string, unknown>>)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ')
