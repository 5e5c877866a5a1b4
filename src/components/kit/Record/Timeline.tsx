import { FormattedMessage } from 'react-intl'

import type { Entity } from '../../../contract/entity.ts'
import type { HistoryEntry } from '../../../contract/lifecycle.ts'
import { Moment } from '../Moment.tsx'
import { Because, List, Moved, When } from './Timeline.styles.ts'

interface Props {
  readonly entity: Entity
  /** Current state. */
  readonly state: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly history: readonly HistoryEntry[]
}

/** Actor, event, time and reason of each step; the newest is last. */
export const Timeline = ({ entity, state, createdAt, history }: Props) => {
  const nameOf = (leaf: string) => <FormattedMessage id={`record.state.${entity}.${leaf}`} />
  return (
    <List>
      <li>
        <p>
          <FormattedMessage id="record.created" />
        </p>
        <Moved>{nameOf(history[0]?.from ?? state)}</Moved>
        <When>
          <Moment at={createdAt} format={stamp} />
        </When>
      </li>
      {history.map(({ seq, event, from, to, role, by, reason, at }) => (
        <li key={seq} data-seq={seq}>
          <p>
            <FormattedMessage id={`record.did.${event}`} values={{ who: <Who role={role} by={by} /> }} />
          </p>
          {reason !== '' && (
            <Because>
              <FormattedMessage id="record.because" values={{ reason }} />
            </Because>
          )}
          {from !== to && (
            <Moved>
              <FormattedMessage id="record.moved" values={{ from: nameOf(from), to: nameOf(to) }} />
            </Moved>
          )}
          <When>
            <Moment at={at} format={stamp} />
          </When>
        </li>
      ))}
    </List>
  )
}

const stamp = { dateStyle: 'medium', timeStyle: 'medium' } as const

/** The server itself has no name but its part. */
const Who = ({ role, by }: Pick<HistoryEntry, 'role' | 'by'>) => {
  const part = <FormattedMessage id={`record.role.${role}`} />
  if (by === '') return part
  return <FormattedMessage id="record.who" values={{ name: <bdi>{by}</bdi>, role: part }} />
}
