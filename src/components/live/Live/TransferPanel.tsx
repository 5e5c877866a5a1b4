import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { MediaFault } from '../../../contract/room/ports.ts'
import { Button } from '../../kit/Button.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { useSecondsLeft } from '../../kit/useSecondsLeft.ts'
import { Bar, Note, Panel, Question } from './Live.styles.ts'
import { Refused } from './Refused.tsx'
import { Remedy } from './Remedy.tsx'

type Status =
  | 'stable'
  | 'sending'
  | 'appointing'
  | 'withdrawing'
  | 'offered'
  | 'answering'
  | 'takingOver'
  | 'steppingDown'

export interface TransferPanelProps {
  status: Status
  /** The appointed person, or the requesting host. */
  name: string
  /** When the offer ends, milliseconds by `now`. */
  expiresAt: number | null
  /** Sound and picture of the new host are recorded. */
  isRecorded: boolean
  now: () => number
  /** End of the last appointment without a new host, for the host who had made it. */
  outcome: 'declined' | 'expired' | 'left' | null
  failure: Failure | null
  mediaFault: MediaFault | null
  onWithdraw: () => void
  onAnswer: (accept: boolean) => void
}

/** Transfer from one host to another (LIVE-05); empty while none is under way. */
export const TransferPanel = (props: TransferPanelProps) => {
  const { status, name, expiresAt, isRecorded, now, outcome, failure, mediaFault, onWithdraw, onAnswer } =
    props
  const left = useSecondsLeft(expiresAt, now)
  const isQuiet = status === 'stable' && outcome === null && failure === null
  return (
    <Panel aria-labelledby="room-transfer" hidden={isQuiet} data-status={status}>
      <h2 id="room-transfer">
        <FormattedMessage id="room.transfer" />
      </h2>
      <Question role={status === 'offered' ? 'alert' : 'status'}>
        {status !== 'stable' && (
          <p>
            <FormattedMessage id={`room.transfer.${status}`} values={{ name }} />
          </p>
        )}
        {status === 'stable' && outcome !== null && (
          <p>
            <FormattedMessage id={`room.transfer.${outcome}`} />
          </p>
        )}
        {mediaFault !== null && (
          <Refusal>
            <FormattedMessage id="room.transfer.trouble" /> <Remedy fault={mediaFault} />
          </Refusal>
        )}
        {mediaFault === null && failure !== null && <Refused failure={failure} />}
      </Question>
      {status === 'offered' && isRecorded && (
        <Note>
          <FormattedMessage id="room.transfer.recorded" />
        </Note>
      )}
      {(status === 'offered' || status === 'appointing') && (
        <Note>
          <FormattedMessage id="room.seconds" values={{ seconds: left }} />
        </Note>
      )}
      <Bar>
        {(status === 'appointing' || status === 'withdrawing') && (
          <Button small variant="quiet" busy={status === 'withdrawing'} onClick={onWithdraw}>
            <FormattedMessage id="room.do.withdraw" />
          </Button>
        )}
        {status === 'offered' && (
          <>
            <Button small onClick={() => onAnswer(true)}>
              <FormattedMessage id="room.do.become" />
            </Button>
            <Button small variant="quiet" onClick={() => onAnswer(false)}>
              <FormattedMessage id="room.do.hand.decline" />
            </Button>
          </>
        )}
      </Bar>
    </Panel>
  )
}
