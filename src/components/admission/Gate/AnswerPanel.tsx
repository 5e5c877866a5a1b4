import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { AnswerIcon } from './AnswerIcon.tsx'
import { Board, Choices, Detail, Verdict as Word, What, Who, type AnswerTone } from './AnswerPanel.styles.ts'
import type { Answer, Verdict } from './Gate.types.ts'
import { resultText } from './resultText.ts'
import { SignedNote } from './SignedNote.tsx'

export interface AnswerPanelProps {
  answer: Answer
  /** Null unless it was answered. */
  verdict: Verdict | null
  failure: Failure | null
  onAdmit: () => void
  onRefuse: () => void
}

/**
 * Result of the scan. The focus stays where codes are entered: a scanner that types ends each code with Enter, which
 * would press whichever button had the focus.
 */
export const AnswerPanel = ({ answer, verdict, failure, onAdmit, onRefuse }: AnswerPanelProps) => (
  <Board $tone={tones[answer]} aria-busy={answer === 'checking'}>
    <AnswerIcon answer={answer} />
    <div role="status" aria-live="assertive" aria-atomic="true">
      <Word>
        <FormattedMessage
          id={answer === 'refused' && verdict !== null ? resultText(verdict.result) : `gate.answer.${answer}`}
        />
      </Word>
      {verdict !== null && verdict.name !== '' && <Who>{verdict.name}</Who>}
      {verdict !== null && verdict.account !== null && (
        <What>
          <FormattedMessage id="gate.account" values={{ name: verdict.account }} />
        </What>
      )}
      {verdict !== null && verdict.item !== '' && <What>{verdict.item}</What>}
      {answer === 'admitted' && verdict?.isLocal && (
        <Detail>
          <FormattedMessage id="gate.admitted.local" />
        </Detail>
      )}
      {answer === 'refused' && verdict !== null && <SignedNote verdict={verdict} />}
      {answer === 'doubtful' && (
        <Detail>
          <FormattedMessage id="gate.doubtful.text" />
        </Detail>
      )}
      {answer === 'unanswered' && (
        <Detail>{failure === null ? null : <FailureText failure={failure} />}</Detail>
      )}
    </div>
    {answer === 'doubtful' && (
      <Choices>
        <Button onClick={onAdmit}>
          <FormattedMessage id="gate.admit" />
        </Button>
        <Button variant="quiet" onClick={onRefuse}>
          <FormattedMessage id="gate.refuse" />
        </Button>
      </Choices>
    )}
  </Board>
)

const tones: Record<Answer, AnswerTone> = {
  ready: 'calm',
  checking: 'calm',
  admitted: 'good',
  refused: 'bad',
  doubtful: 'ask',
  unanswered: 'bad',
}
