import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import type { TermsDialogProps } from './Login.types.ts'
import { TermsLinks } from './TermsLinks.tsx'

const TermsDialog = ({ onAccept, onDecline }: TermsDialogProps) => (
  <Dialog
    title={<FormattedMessage id="login.terms.title" />}
    description={<TermsLinks id="login.terms.ask" />}
    onClose={onDecline}
    actions={
      <>
        <Button variant="quiet" onClick={onDecline}>
          <FormattedMessage id="login.terms.decline" />
        </Button>
        <Button onClick={onAccept}>
          <FormattedMessage id="login.terms.accept" />
        </Button>
      </>
    }
  />
)
export default TermsDialog
