import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'

/** Lazy; mount it while it is open. */
export interface QuestionDialogProps {
  /** `clear`: a part is removed · `stale`: the sign-in is too long ago. */
  readonly question: 'clear' | 'stale'
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Confirms removing a part, or signing the user out to sign in again. */
const QuestionDialog = ({ question, onYes, onNo }: QuestionDialogProps) => (
  <Dialog
    alert
    title={<FormattedMessage id={`delivery.${question}.title`} />}
    description={<FormattedMessage id={`delivery.${question}.text`} />}
    onClose={onNo}
    actions={
      <>
        <Button variant="quiet" onClick={onNo}>
          <FormattedMessage id="shell.cancel" />
        </Button>
        <Button variant={question === 'clear' ? 'danger' : 'primary'} onClick={onYes}>
          <FormattedMessage id={`delivery.${question}.yes`} />
        </Button>
      </>
    }
  />
)
export default QuestionDialog
