import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { Device, MediaFault } from '../../../contract/room/ports.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { useSecondsLeft } from '../../kit/useSecondsLeft.ts'
import { DeviceSelect } from '../LiveTools/DeviceSelect.tsx'
import { Bar, Note, Panel } from './Live.styles.ts'
import { Remedy } from './Remedy.tsx'

type Status =
  | 'idle'
  | 'checking'
  | 'raising'
  | 'pending'
  | 'rejected'
  | 'missed'
  | 'invited'
  | 'connecting'
  | 'unmuted'
  | 'interrupted'
  | 'lost'
  | 'reopening'
  | 'mutedBySelf'
  | 'mutedByHost'
  | 'leaving'
type Command =
  | 'hand.raise'
  | 'hand.cancel'
  | 'hand.accept'
  | 'hand.decline'
  | 'hand.hangUp'
  | 'mic.mute'
  | 'mic.unmute'

export interface HandPanelProps {
  status: Status
  mayRaise: boolean
  /** When the open request ends, milliseconds by `now`; null: there is none, or it waits until it is answered. */
  expiresAt: number | null
  now: () => number
  failure: Failure | null
  mediaFault: MediaFault | null
  /** The live is over: raising a hand has no receiver. */
  isOver: boolean
  /** The host has ended the last time on stage. */
  isTakenDown: boolean
  /** Sound and picture on stage are recorded. */
  isRecorded: boolean
  /** To choose from on stage. */
  microphones: readonly Device[]
  /** Null: the browser's own choice. */
  microphone: string | null
  onMicrophone: (deviceId: string) => void
  onCommand: (command: Command) => void
}

/** One's own hand and microphone on stage (MIC-01, MIC-02). */
export const HandPanel = (props: HandPanelProps) => {
  const {
    status,
    mayRaise,
    expiresAt,
    now,
    failure,
    mediaFault,
    isOver,
    isTakenDown,
    isRecorded,
    onCommand,
  } = props
  const left = useSecondsLeft(expiresAt, now)
  const isWaiting = status === 'pending' || status === 'invited'
  const isBusy = status === 'raising' || status === 'leaving' || status === 'reopening'
  return (
    <Panel aria-labelledby="room-hand" hidden={isOver && status === 'idle'} data-status={status}>
      <h2 id="room-hand">
        <FormattedMessage id="room.hand" />
      </h2>
      <Note role="status">
        <FormattedMessage
          id={status === 'idle' && isTakenDown ? 'room.hand.takenDown' : `room.hand.${status}`}
        />
      </Note>
      {isWaiting && expiresAt !== null && (
        <Note>
          <FormattedMessage id="room.seconds" values={{ seconds: left }} />
        </Note>
      )}
      <div role="alert">
        {mediaFault !== null ? (
          <Refusal>
            {status !== 'lost' && <FormattedMessage id="live.failed.mic" />}{' '}
            <span>
              <Remedy fault={mediaFault} />
            </span>
          </Refusal>
        ) : (
          failure !== null && (
            <Refusal>
              <FormattedMessage id="live.failed.mic" />{' '}
              <span>
                <FailureText failure={failure} />
              </span>
            </Refusal>
          )
        )}
      </div>
      {(status === 'unmuted' || status === 'lost') && (
        <DeviceSelect
          kind="microphone"
          devices={props.microphones}
          deviceId={props.microphone}
          onChoose={props.onMicrophone}
        />
      )}
      {isRecorded && offstage.has(status) && (
        <Note>
          <FormattedMessage id="room.hand.recorded" />
        </Note>
      )}
      <Bar>
        {isBusy && (
          <Button busy>
            <FormattedMessage id={`room.hand.${status}`} />
          </Button>
        )}
        {commands[status].map((command) => (
          <Button
            key={command}
            variant={quiet.has(command) ? 'quiet' : 'primary'}
            aria-keyshortcuts={shortcuts[command]}
            aria-disabled={(command === 'hand.raise' && !mayRaise) || undefined}
            onClick={() => onCommand(command)}
          >
            <FormattedMessage id={`room.do.${command}`} />
          </Button>
        ))}
      </Bar>
      {status === 'idle' && !mayRaise && (
        <Note>
          <FormattedMessage id="room.hand.notNow" />
        </Note>
      )}
    </Panel>
  )
}

const commands: Record<Status, readonly Command[]> = {
  idle: ['hand.raise'],
  checking: ['hand.cancel'],
  raising: [],
  pending: ['hand.cancel'],
  rejected: [],
  missed: ['hand.raise'],
  invited: ['hand.accept', 'hand.decline'],
  connecting: ['hand.hangUp'],
  unmuted: ['mic.mute', 'hand.hangUp'],
  interrupted: ['mic.mute', 'hand.hangUp'],
  lost: ['mic.unmute', 'hand.hangUp'],
  reopening: ['hand.hangUp'],
  mutedBySelf: ['mic.unmute', 'hand.hangUp'],
  mutedByHost: ['mic.unmute', 'hand.hangUp'],
  leaving: [],
}
/** States in which the next press leads to the stage: guests have read that they are recorded before they are heard and seen. */
const offstage = new Set<Status>(['idle', 'missed', 'invited'])
const quiet = new Set<Command>(['hand.cancel', 'hand.decline', 'hand.hangUp', 'mic.mute'])
const shortcuts: Partial<Record<Command, string>> = {
  'hand.raise': 'Alt+H',
  'hand.cancel': 'Alt+H',
  'mic.mute': 'Alt+M',
  'mic.unmute': 'Alt+M',
}
