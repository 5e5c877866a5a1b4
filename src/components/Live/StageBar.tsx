import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Bar, Moves, Note, Question, Waiting } from './Live.styles.ts'
import { Refused } from './Refused.tsx'

type Status = 'not_started' | 'counting' | 'ongoing' | 'paused' | 'confirming' | 'moving' | 'ended'
type Command = 'start' | 'cancel' | 'pause' | 'resume' | 'end' | 'confirm'

export interface StageBarProps {
  status: Status
  /** The command under way. */
  move: 'start' | 'pause' | 'resume' | 'end' | null
  mayMove: boolean
  mayPause: boolean
  mayEnd: boolean
  isRehearsal: boolean
  /** What is sent on air is kept. */
  isRecorded: boolean
  /** Raised hands that wait for this person. */
  waiting: number
  /** Why the last command was refused. */
  failure: Failure | null
  onCommand: (command: Command) => void
}

/** How the stage is moved (LIVE-01); nothing for a member who may not. */
export const StageBar = (props: StageBarProps) => {
  const { status, move, mayMove, mayPause, mayEnd, isRehearsal, isRecorded, waiting, failure, onCommand } =
    props
  // A former host still learns what became of the last command.
  if (!mayMove && !mayPause && !mayEnd && failure === null && status !== 'moving') return null
  const mayGive: Record<Command, boolean> = {
    ...{ start: mayMove, pause: mayPause, resume: mayPause },
    ...{ end: mayEnd, confirm: mayEnd, cancel: mayEnd },
  }
  const offered = commands[status].filter((command) => mayGive[command])
  const buttons = offered.map((command) => (
    <Button key={command} variant={variants[command]} onClick={() => onCommand(command)}>
      <FormattedMessage id={wordOf(command === 'cancel' ? cancels(status) : command, isRehearsal)} />
    </Button>
  ))
  return (
    <Moves>
      {status === 'confirming' ? (
        <Question role="alertdialog" aria-labelledby="room-end">
          <p id="room-end">
            <FormattedMessage id={isRehearsal ? 'room.rehearsal.end.text' : 'room.end.text'} />
          </p>
          <Bar>{buttons}</Bar>
        </Question>
      ) : (
        <Bar>
          {buttons}
          {status === 'moving' && move !== null && (
            <Button busy>
              <FormattedMessage id={wordOf(move, isRehearsal)} />
            </Button>
          )}
          {waiting > 0 && (
            <Waiting href="#room-hands">
              <FormattedMessage id="room.hands.waiting" values={{ count: waiting }} />
            </Waiting>
          )}
          {status === 'not_started' && mayMove && (
            <Note>
              <FormattedMessage id="room.start.text" />{' '}
              {isRecorded && <FormattedMessage id="room.start.recorded" />}
            </Note>
          )}
        </Bar>
      )}
      <div role="alert">{failure !== null && <Refused failure={failure} />}</div>
    </Moves>
  )
}

/** A rehearsal goes on from its beginning: nobody starts it. */
const wordOf = (command: Exclude<Command, 'cancel'> | ReturnType<typeof cancels>, isRehearsal: boolean) =>
  isRehearsal && command !== 'start' && command !== 'cancelStart'
    ? (`room.rehearsal.do.${command}` as const)
    : (`room.do.${command}` as const)

const cancels = (status: Status) => (status === 'counting' ? 'cancelStart' : 'cancelEnd')

const commands: Record<Status, readonly Command[]> = {
  not_started: ['start'],
  counting: ['cancel'],
  ongoing: ['pause', 'end'],
  paused: ['resume', 'end'],
  confirming: ['confirm', 'cancel'],
  moving: [],
  ended: [],
}
const variants: Record<Command, 'primary' | 'quiet' | 'danger'> = {
  start: 'primary',
  cancel: 'quiet',
  pause: 'quiet',
  resume: 'primary',
  end: 'danger',
  confirm: 'danger',
}
