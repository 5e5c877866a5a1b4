import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import type { RoomUser } from '../../contract/room/state.ts'
import { Button } from '../ui/Button.tsx'
import { useSecondsLeft } from '../ui/useSecondsLeft.ts'
import { Bar, Note } from './Live.styles.ts'
import { Refused } from './Refused.tsx'

type Standing = 'pending' | 'confirming' | 'answering' | 'accepted' | 'failed' | 'gone'
type Command = 'request.accept' | 'request.reject' | 'request.replace' | 'request.keep' | 'request.dismiss'

export interface RequestRowProps {
  user: RoomUser
  kind: 'raised' | 'invited'
  standing: Standing
  /** When the request ends, milliseconds by `now`; null: it has been answered. */
  expiresAt: number | null
  now: () => number
  failure: Failure | null
  onCommand: (command: Command) => void
}

/** One request for the microphone; nothing once it is settled. */
export const RequestRow = ({ user, kind, standing, expiresAt, now, failure, onCommand }: RequestRowProps) => {
  const left = useSecondsLeft(standing === 'pending' ? expiresAt : null, now)
  if (standing === 'gone') return null
  const offered =
    kind === 'invited' && standing === 'pending' ? (['request.reject'] as const) : commands[standing]
  return (
    <li data-standing={standing}>
      <span>
        <strong>{user.userName}</strong>{' '}
        <Note as="span">
          {standing === 'pending' ? (
            <FormattedMessage id={`room.request.${kind}`} values={{ seconds: left }} />
          ) : (
            <FormattedMessage id={`room.request.${standing}`} />
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
        {standing === 'answering' && (
          <Button small busy>
            <FormattedMessage id="room.do.request.accept" />
          </Button>
        )}
      </Bar>
      {failure !== null && standing === 'pending' && (
        <div role="alert">
          <Refused failure={failure} />
        </div>
      )}
    </li>
  )
}

const commands: Record<Standing, readonly Command[]> = {
  pending: ['request.accept', 'request.reject'],
  confirming: ['request.replace', 'request.keep'],
  answering: [],
  accepted: [],
  failed: ['request.dismiss'],
  gone: [],
}
const quiet = new Set<Command>(['request.reject', 'request.keep', 'request.dismiss'])
