import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import type { MessageId } from '../../i18n/locale.ts'
import { Button } from './Button.tsx'
import { Actions } from './Dialog.styles.ts'
import { FailureText } from './FailureText.tsx'
import { Refusal } from './Refusal.ts'

export interface DialogEndProps {
  /** Nothing can be done here any more: all that is left is to close it. */
  readonly isRefused: boolean
  readonly busy: boolean
  /** Failure, unless it is shown at a field. */
  readonly failure: Failure | null
  /** Label of the button that leaves the dialog. */
  readonly leave?: MessageId
  /** The button that does it. */
  readonly submit: ReactNode
  readonly onClose: () => void
}

/** The end of a dialog that confirms an action: reason of refusal, and the buttons. */
export const DialogEnd = (props: DialogEndProps) => {
  const { isRefused, busy, failure, leave = 'shell.cancel', submit, onClose } = props
  return (
    <>
      {failure !== null && (
        <Refusal role="alert">
          <FailureText failure={failure} />
        </Refusal>
      )}
      <Actions>
        {isRefused ? (
          <Button onClick={onClose}>
            <FormattedMessage id="shell.understood" />
          </Button>
        ) : (
          <>
            <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
              <FormattedMessage id={leave} />
            </Button>
            {submit}
          </>
        )}
      </Actions>
    </>
  )
}
