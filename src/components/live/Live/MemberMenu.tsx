import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { RoomUser } from '../../../contract/room/state.ts'
import { Button } from '../../kit/Button.tsx'
import { Bar, Question } from './Live.styles.ts'
import { Refused } from './Refused.tsx'

const choices = [
  'mute',
  'muteAWhile',
  'unmute',
  'invite',
  'closeMicrophone',
  'takeDown',
  'appoint',
  'sweep',
  'remove',
] as const
export type MemberChoice = (typeof choices)[number]

export interface MemberMenuProps {
  user: RoomUser
  status: 'choosing' | 'confirming' | 'acting'
  /** Action to confirm. */
  deed: 'remove' | 'sweep'
  /** Choices currently offered for this member. */
  offered: readonly MemberChoice[]
  failure: Failure | null
  onChoose: (choice: MemberChoice) => void
  onConfirm: () => void
  onCancel: () => void
  onClose: () => void
}

/** Actions of the host on one member (LIVE-04, MUTE-01). */
export const MemberMenu = (props: MemberMenuProps) => {
  const { user, status, deed, offered, failure, onChoose, onConfirm, onCancel, onClose } = props
  return (
    <Question role="group" aria-busy={status === 'acting'} data-status={status}>
      {status === 'confirming' ? (
        <>
          <p role="alert">
            <FormattedMessage id={`room.${deed}.text`} values={{ name: user.userName }} />
          </p>
          <Bar>
            <Button small variant="danger" onClick={onConfirm}>
              <FormattedMessage id={`room.do.${deed}`} />
            </Button>
            <Button small variant="quiet" onClick={onCancel}>
              <FormattedMessage id="shell.cancel" />
            </Button>
          </Bar>
        </>
      ) : (
        <>
          <Bar>
            {choices
              .filter((choice) => offered.includes(choice))
              .map((choice) => (
                <Button
                  key={choice}
                  small
                  variant={choice === 'remove' ? 'danger' : 'quiet'}
                  aria-disabled={status === 'acting' || undefined}
                  onClick={() => onChoose(choice)}
                >
                  <FormattedMessage id={`room.do.${choice}`} />
                </Button>
              ))}
            <Button small variant="plain" onClick={onClose}>
              <FormattedMessage id="shell.close" />
            </Button>
          </Bar>
          {failure !== null && (
            <div role="alert">
              <Refused failure={failure} />
            </div>
          )}
        </>
      )}
    </Question>
  )
}
