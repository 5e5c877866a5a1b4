import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { invoiceFile } from '../../../contract/invoiceFile.ts'
import { typedNumber } from '../../../contract/invoiceUpload.ts'
import { Refusal } from '../narrowForm.styles.ts'
import { FaultSummary } from '../FaultSummary.tsx'
import { Button } from '../Button.tsx'
import { FailureText } from '../FailureText.tsx'
import { FileSize } from '../FileSize.tsx'
import { Chosen } from '../FileZone.styles.ts'
import { FileZone } from '../FileZone.tsx'
import { Progress } from '../Progress.ts'
import { TextField } from '../TextField.tsx'
import { useForm } from '../useForm.ts'
import { Buttons, Form, Uploaded } from './DocumentForm.styles.ts'
import { Section } from './RecordView.styles.ts'

export interface DocumentFormProps {
  /** Official document of the invoice, or the red-letter one of its reversal. */
  kind: 'issue' | 'reversal'
  /** Uploaded but not issued document, or null. */
  uploaded: { number: string; url: string } | null
  view: 'empty' | 'refused' | 'chosen' | 'sending' | 'failed'
  file: { name: string; size: number } | null
  /** From 0 to 1. */
  share: number
  failure: Failure | null
  onChoose: (file: File) => void
  onSend: (number: string) => void
  onStop: () => void
}

/** Form in which finance uploads the official document of an invoice, with its number. */
export const DocumentForm = (props: DocumentFormProps) => {
  const { kind, uploaded, view, file, share, failure, onChoose, onSend, onStop } = props
  const intl = useIntl()
  const id = useId()
  const isSending = view === 'sending'
  const form = useForm({
    schema: typedNumber,
    busy: isSending,
    failure,
    onValid: ({ number }) => onSend(number),
  })
  const numberFault = form.refused('number')
  const isOfNumber = failure?.field === 'number'
  const fault = isOfNumber ? null : failure
  return (
    <Section id="record-document" tabIndex={-1} aria-labelledby={`${id}t`}>
      <h2 id={`${id}t`}>
        <FormattedMessage id={`record.document.title.${kind}`} />
      </h2>
      <Uploaded role="status">
        {uploaded !== null && (
          <>
            <FormattedMessage id="record.document.uploaded" values={{ number: uploaded.number }} />{' '}
            <a href={uploaded.url}>
              <FormattedMessage id="record.document.open" />
            </a>
          </>
        )}
      </Uploaded>
      <p>
        <FormattedMessage
          id={uploaded === null ? `record.document.lead.${kind}` : 'record.document.replace'}
        />
      </p>
      <Form {...form.props}>
        <FaultSummary form={form} />
        {!isSending && (
          <FileZone
            id={id}
            label={
              <FormattedMessage id={file === null ? 'record.document.choose' : 'record.document.other'} />
            }
            hint={<FormattedMessage id="record.document.hint" />}
            endings={invoiceFile.endings}
            isFaulty={fault !== null}
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
              <FormattedMessage id={share < 1 ? 'record.document.sending' : 'record.document.checking'} />
            </span>
          )}
        </Chosen>
        {isSending && (
          <Progress
            max={1}
            value={share}
            aria-label={intl.formatMessage({ id: 'record.document.progress' })}
          />
        )}
        <div id={`${id}f`}>
          {fault !== null && (
            <Refusal role="alert">
              <Fault failure={fault} />
            </Refusal>
          )}
        </div>
        <TextField
          // A number from an uploaded document need not be typed again.
          key={uploaded?.number}
          name="number"
          label={<FormattedMessage id="record.document.number" />}
          hint={<FormattedMessage id="record.document.numberHint" />}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isSending}
          required
          error={
            form.faults['number'] ? (
              <FormattedMessage id={`error.${form.faults['number']}`} />
            ) : (
              numberFault && <FailureText failure={numberFault} />
            )
          }
        />
        <Buttons>
          <Button type="submit" busy={isSending}>
            <FormattedMessage
              id={view === 'failed' && !isOfNumber ? 'record.document.again' : 'record.document.send'}
            />
          </Button>
          {isSending && (
            <Button variant="plain" onClick={onStop}>
              <FormattedMessage id="record.document.stop" />
            </Button>
          )}
        </Buttons>
      </Form>
    </Section>
  )
}

/** A fault found by the page itself has no sentence of the server. */
const Fault = ({ failure }: { failure: Failure }) => {
  const { msg, reason } = failure
  if (msg === null && isOfFile(reason)) return <FormattedMessage id={`record.document.${reason}`} />
  return <FailureText failure={failure} />
}

const isOfFile = (reason: string | null) =>
  reason === 'required' ||
  reason === 'fileTypeWrong' ||
  reason === 'fileTooLarge' ||
  reason === 'fileContentWrong'
