import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { RoomUser } from '../../../contract/room/state.ts'
import { Button } from '../../kit/Button.tsx'
import { useSecondsLeft } from '../../kit/useSecondsLeft.ts'
import { Bar, Note } from './Live.styles.ts'
import { Refused } from './Refused.tsx'

type Status = 'pending' | 'confirming' | 'answering' | 'accepted' | 'failed' | 'gone'
type Command = 'request.accept' | 'request.reject' | 'request.replace' | 'request.keep' | 'request.dismiss'

export interface RequestRowProps {
  user: RoomUser
  kind: 'raised' | 'invited'
  status: Status
  /** When the request ends, milliseconds by `now`; null: it waits until it is answered. */
  expiresAt: number | null
  now: () => number
  failure: Failure | null
  onCommand: (command: Command) => void
}

/** One request for the microphone; nothing once it is settled. */
export const RequestRow = ({ user, kind, status, expiresAt, now, failure, onCommand }: RequestRowProps) => {
  const left = useSecondsLeft(status === 'pending' ? expiresAt : null, now)
  if (status === 'gone') return null
  const offered =
    kind === 'invited' && status === 'pending' ? (['request.reject'] as const) : commands[status]
  return (
    <li data-status={status}>
      <span>
        <strong>{user.userName}</strong>{' '}
        <Note as="span">
          {status === 'pending' ? (
            <FormattedMessage
              id={expiresAt === null ? `room.request.${kind}.open` : `room.request.${kind}`}
              values={{ seconds: left }}
            />
          ) : (
            <FormattedMessage id={`room.request.${status}`} />
          )}
        </Note>
      </span>
      <Bar>
        {offered.map((command) => (
          <Button
            key={command}
            small
            variant={quiet.has(command) ? 'quiet' : 'primary'}
            onClick={() => onCommand(command)}
          >
            <FormattedMessage
              id={`room.do.${kind === 'invited' && command === 'request.reject' ? 'request.takeBack' : command}`}
            />
          </Button>
        ))}
        {status === 'answering' && (
          <Button small busy>
            <FormattedMessage id="room.do.request.accept" />
          </Button>
        )}
      </Bar>
      {failure !== null && status === 'pending' && (
        <div role="alert">
          <Refused failure={failure} />
        </div>
      )}
    </li>
  )
}

const commands: Record<Status, readonly Command[]> = {
  pending: ['request.accept', 'request.reject'],
  confirming: ['request.replace', 'request.keep'],
  answering: [],
  accepted: [],
  failed: ['request.dismiss'],
  gone: [],
}
const quiet = new Set<Command>(['request.reject', 'request.keep', 'request.dismiss'])
