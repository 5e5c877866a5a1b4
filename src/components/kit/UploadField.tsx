import { useId, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Button } from './Button.tsx'
import { FailureText } from './FailureText.tsx'
import { Icon } from './Icon.tsx'
import { Progress } from './Progress.ts'
import { Field, Mark, Message, Name } from './TextField.styles.ts'
import { Acts, Box, Choose, Chosen, Thumb } from './UploadField.styles.ts'

export interface UploadFieldProps {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** Error of the form's value. */
  error?: ReactNode
  /** Types for the browser's own chooser. */
  accept: string
  view: 'empty' | 'uploading' | 'interrupted' | 'resuming' | 'kept' | 'failed' | 'refused'
  /** Value sent by the form; empty until uploaded. */
  url: string
  /** Name of the file chosen on this visit, or null. */
  fileName: string | null
  /** From 0 to 1. */
  share: number
  failure: Failure | null
  /** A document: nothing of it can be shown here. */
  isDocument?: boolean
  onChoose: (file: File) => void
  onRemove: () => void
  onRetry: () => void
}

/** One picture of a form. The form reads its address under `name`; the chooser also takes a dropped file. */
export const UploadField = (props: UploadFieldProps) => {
  const { label, name, hint, error, accept, view, url, fileName, share, failure, isDocument = false } = props
  const intl = useIntl()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const said = failure !== null ? <FailureText failure={failure} /> : error && faultOf(view, error)
  // The button that is pressed goes away, and the focus must not go with it.
  const then = (act: () => void) => () => {
    chooser.current?.focus()
    act()
  }
  return (
    <Field>
      <Name htmlFor={id}>{label}</Name>
      <Box $fault={Boolean(said)} data-view={view}>
        {view === 'kept' && !isDocument && <Thumb src={url} alt="" />}
        <Chosen role="status">
          {view !== 'empty' && <span>{fileName ?? <FormattedMessage id="attest.upload.earlier" />}</span>}
          {isOnItsWay(view, share) && (
            <>
              <small>
                <FormattedMessage id={`attest.upload.${shareOf[view]}`} values={{ share }} />
              </small>
              <Progress
                max={1}
                value={share}
                aria-label={intl.formatMessage({ id: 'attest.upload.progress' })}
              />
            </>
          )}
          {view === 'kept' && (
            <small>
              <FormattedMessage id="attest.upload.kept" />
            </small>
          )}
        </Chosen>
        <Acts>
          {(view === 'failed' || view === 'interrupted') && (
            <Button small onClick={then(props.onRetry)}>
              <FormattedMessage id={view === 'failed' ? 'state.retry' : 'attest.upload.resume'} />
            </Button>
          )}
          <Choose $alone={view === 'empty'}>
            <Icon name="upload" />
            <FormattedMessage id={view === 'empty' ? choose(isDocument) : 'attest.upload.other'} />
            <input
              ref={chooser}
              id={id}
              type="file"
              name={name}
              accept={accept}
              aria-invalid={Boolean(said) || undefined}
              aria-describedby={`${id}m`}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0]
                if (file !== undefined) props.onChoose(file)
                // Allows choosing the same file again.
                currentTarget.value = ''
              }}
            />
          </Choose>
          {(view in shareOf || (view === 'kept' && !isDocument)) && (
            <Button variant="plain" small onClick={then(props.onRemove)}>
              <FormattedMessage
                id={view === 'failed' || view === 'kept' ? 'attest.upload.remove' : 'shell.cancel'}
              />
            </Button>
          )}
        </Acts>
        <input type="hidden" name={name} value={url} />
      </Box>
      <Message id={`${id}m`} $fault={Boolean(said)}>
        {said && <Mark aria-hidden="true">!</Mark>}
        <span>{said || hint}</span>
      </Message>
      {said && hint !== undefined && <Message $fault={false}>{hint}</Message>}
    </Field>
  )
}

/** Text for the upload progress. */
const shareOf = {
  uploading: 'share',
  interrupted: 'stopped',
  resuming: 'resuming',
  failed: 'stopped',
} as const

const isOnItsWay = (view: UploadFieldProps['view'], share: number): view is keyof typeof shareOf =>
  view in shareOf && (view !== 'failed' || share > 0)

const choose = (isDocument: boolean) => (isDocument ? 'attest.upload.document' : 'attest.upload.choose')

const faultOf = (view: UploadFieldProps['view'], error: ReactNode) =>
  view === 'uploading' || view === 'interrupted' || view === 'resuming' ? (
    <FormattedMessage id="attest.upload.wait" />
  ) : (
    error
  )
