import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Bar, Moves, Note, Question, Waiting } from './Live.styles.ts'
import { Refused } from './Refused.tsx'

type Status = 'not_started' | 'early' | 'counting' | 'ongoing' | 'paused' | 'confirming' | 'moving' | 'ended'
type Command = 'start' | 'cancel' | 'pause' | 'resume' | 'end' | 'confirm'

export interface StageBarProps {
  status: Status
  /** The command under way. */
  move: 'start' | 'pause' | 'resume' | 'end' | null
  mayMove: boolean
  mayPause: boolean
  mayEnd: boolean
  isRehearsal: boolean
  /** The broadcast is recorded. */
  isRecorded: boolean
  /** Raised hands that wait for this person. */
  waiting: number
  /** Announced start: ISO 8601, and the zone of its conference; null: not known. */
  announced: { at: string; timeZone: string } | null
  /** Link to the rehearsal. */
  rehearsal: ReactNode
  /** Failure of the last command. */
  failure: Failure | null
  onCommand: (command: Command) => void
}

/** Controls of the stage (LIVE-01); empty for a member without permission. */
export const StageBar = (props: StageBarProps) => {
  const { status, move, mayMove, mayPause, mayEnd, isRehearsal, isRecorded, waiting, failure, onCommand } =
    props
  const { announced, rehearsal } = props
  // A former host still sees the result of the last command.
  if (!mayMove && !mayPause && !mayEnd && failure === null && status !== 'moving') return null
  const mayGive: Record<Command, boolean> = {
    ...{ start: mayMove, pause: mayPause, resume: mayPause },
    ...{ end: mayEnd, confirm: mayEnd, cancel: mayEnd },
    ...(status === 'early' ? { confirm: mayMove, cancel: mayMove } : {}),
  }
  const offered = commands[status].filter((command) => mayGive[command])
  const buttons = offered.map((command) => (
    <Button key={command} variant={variants[command]} onClick={() => onCommand(command)}>
      <FormattedMessage id={wordOf(named(command, status), isRehearsal)} />
    </Button>
  ))
  return (
    <Moves>
      {status === 'early' && announced !== null ? (
        <Question role="alertdialog" aria-labelledby="room-early">
          <p id="room-early">
            <FormattedMessage
              id="room.early.text"
              values={{ at: <Moment {...announced} format={format} /> }}
            />
          </p>
          <Bar>{buttons}</Bar>
          {rehearsal}
        </Question>
      ) : status === 'confirming' ? (
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

/** A rehearsal runs from the beginning: it has no start button. */
const wordOf = (command: ReturnType<typeof named>, isRehearsal: boolean) =>
  isRehearsal && command !== 'start' && command !== 'cancelStart' && command !== 'startEarly'
    ? (`room.rehearsal.do.${command}` as const)
    : (`room.do.${command}` as const)

const named = (command: Command, status: Status) => {
  if (command === 'cancel') return status === 'confirming' ? 'cancelEnd' : 'cancelStart'
  return command === 'confirm' && status === 'early' ? 'startEarly' : command
}

const format = { dateStyle: 'medium', timeStyle: 'short' } as const

const commands: Record<Status, readonly Command[]> = {
  not_started: ['start'],
  early: ['confirm', 'cancel'],
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
