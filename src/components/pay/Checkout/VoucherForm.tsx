import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { voucherFile } from '../../../contract/voucherFile.ts'
import { Refusal } from '../../kit/narrowForm.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { FileSize } from '../../kit/FileSize.tsx'
import { Box, Chosen } from '../../kit/FileZone.styles.ts'
import { FileZone } from '../../kit/FileZone.tsx'
import { Progress } from '../../kit/Progress.ts'
import { Actions } from './Checkout.styles.ts'

export interface VoucherFormProps {
  view: 'empty' | 'refused' | 'chosen' | 'sending' | 'failed' | 'sent'
  file: { name: string; size: number } | null
  /** From 0 to 1. */
  share: number
  failure: Failure | null
  onChoose: (file: File) => void
  onSend: () => void
  onStop: () => void
}

/** Form in which a payer uploads the bank's voucher. The chooser also takes a dropped file. */
export const VoucherForm = ({ view, file, share, failure, onChoose, onSend, onStop }: VoucherFormProps) => {
  const intl = useIntl()
  const id = useId()
  const isSending = view === 'sending' || view === 'sent'
  return (
    <Box aria-labelledby={`${id}t`}>
      <h3 id={`${id}t`}>
        <FormattedMessage id="pay.voucher.title" />
      </h3>
      {!isSending && (
        <FileZone
          id={id}
          label={<FormattedMessage id={file === null ? 'pay.voucher.choose' : 'pay.voucher.other'} />}
          hint={<FormattedMessage id="pay.voucher.hint" />}
          endings={voucherFile.endings}
          isFaulty={failure !== null}
          isRefused={view === 'refused'}
          onChoose={onChoose}
        />
      )}
      <Chosen role="status">
        {file !== null && (
          <span>
            {file.name} · <FileSize bytes={file.size} />
          </span>
        )}
        {isSending && (
          <span>
            <FormattedMessage id={share < 1 ? 'pay.voucher.sending' : 'pay.voucher.checking'} />
          </span>
        )}
      </Chosen>
      {isSending && (
        <Progress max={1} value={share} aria-label={intl.formatMessage({ id: 'pay.voucher.progress' })} />
      )}
      <div id={`${id}f`}>
        {failure !== null && (
          <Refusal role="alert">
            <Fault failure={failure} />
          </Refusal>
        )}
      </div>
      {view !== 'empty' && view !== 'refused' && (
        <Actions>
          <Button busy={isSending} onClick={onSend}>
            <FormattedMessage id={view === 'failed' ? 'pay.voucher.again' : 'pay.voucher.send'} />
          </Button>
          {view === 'sending' && (
            <Button variant="plain" onClick={onStop}>
              <FormattedMessage id="pay.voucher.stop" />
            </Button>
          )}
        </Actions>
      )}
    </Box>
  )
}

/** A fault found by the page itself has no sentence of the server. */
const Fault = ({ failure }: { failure: Failure }) => {
  const { msg, reason } = failure
  if (msg === null && isFileFault(reason)) return <FormattedMessage id={`pay.voucher.${reason}`} />
  return <FailureText failure={failure} />
}

const isFileFault = (reason: string | null) =>
  reason === 'fileTypeWrong' || reason === 'fileTooLarge' || reason === 'fileContentWrong'
