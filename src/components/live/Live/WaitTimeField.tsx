import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { Setting } from './Live.styles.ts'
import { Refused } from './Refused.tsx'

export interface WaitTimeFieldProps {
  /** Seconds; 0: until the hand is answered. */
  seconds: number
  isBusy: boolean
  failure: Failure | null
  onSet: (seconds: number) => void
}

/** Waiting time of a raised hand (MIC-01: `linkMicWaitTime`, 5 … 60 s, or until it is answered). */
export const WaitTimeField = ({ seconds, isBusy, failure, onSet }: WaitTimeFieldProps) => (
  <Setting aria-busy={isBusy}>
    <SelectField
      name="linkMicWaitTime"
      label={<FormattedMessage id="room.hands.wait" />}
      value={seconds}
      aria-disabled={isBusy || undefined}
      onChange={({ target }) => onSet(Number(target.value))}
    >
      {choicesWith(seconds).map((choice) => (
        <FormattedMessage
          key={choice}
          id={choice === 0 ? 'room.hands.wait.open' : 'room.hands.wait.seconds'}
          values={{ seconds: choice }}
        >
          {(text) => <option value={choice}>{text}</option>}
        </FormattedMessage>
      ))}
    </SelectField>
    <div role="alert">{failure !== null && <Refused failure={failure} />}</div>
  </Setting>
)

const usual = [5, 10, 15, 20, 30, 45, 60, 0]

/** A value set by an older page or by hand is offered as a choice too. */
const choicesWith = (seconds: number) =>
  [...new Set([...usual, seconds])].sort((a, b) => (a || Infinity) - (b || Infinity))
