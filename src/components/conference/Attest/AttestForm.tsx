import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { organizerForm } from '../../../contract/organizerForm.ts'
import type { OrganizerForm } from '../../../contract/organizerForm.ts'
import { plainTaxNumber } from '../../../contract/uscc.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Actions, Fields, Form, Group, Kept, Note, Whole } from '../../kit/formPage.styles.ts'
import { ContactFields } from './ContactFields.tsx'

export interface UploadSlot {
  name: 'logo' | 'licence'
  error: ReactNode
  /** Called when the form would send a different application. */
  onChange: () => void
}

export interface AttestFormProps {
  /** Shown above the fields. */
  occasion: ReactNode
  /** Initial values of the fields. */
  texts: Readonly<Record<string, string>>
  /** Some of it was typed on an earlier visit. */
  isRestored: boolean
  /** The tax number's check digit is wrong. */
  isWarned: boolean
  busy: boolean
  failure: Failure | null
  upload: (slot: UploadSlot) => ReactNode
  onDraft: (texts: Record<string, string>) => void
  onSubmit: (values: OrganizerForm) => void
  /** Shown beside the tax number. */
  onConfirm: () => void
  /** Leaves an approved organizer as it is; absent where there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

export const AttestForm = (props: AttestFormProps) => {
  const { texts, isRestored, isWarned, busy, failure, upload, onDraft, onCancel } = props
  const intl = useIntl()
  // Initial values do not count as typed.
  const isTyped = useRef(false)
  const form = useForm({
    schema: organizerForm,
    busy: busy || isWarned,
    failure,
    onValid: props.onSubmit,
    onDraft: (typed) => isTyped.current && onDraft(typed),
  })
  const { ref } = form.props
  useEffect(() => {
    isTyped.current = true
  }, [])
  useEffect(() => {
    if (isWarned) ref.current?.querySelector<HTMLElement>('[name="tax_no"]')?.focus()
  }, [isWarned, ref])
  const file = (name: UploadSlot['name']) =>
    upload({ name, error: faultOf(form, name), onChange: () => onDraft(form.read()) })
  return (
    <Form
      {...form.props}
      aria-label={intl.formatMessage({ id: 'attest.title' })}
      aria-busy={busy || undefined}
    >
      <FaultSummary form={form} />
      {props.occasion}
      <Group>
        <legend>
          <FormattedMessage id="attest.group.organization" />
        </legend>
        <Fields>
          <TextField
            name="name"
            label={<FormattedMessage id="attest.field.name" />}
            hint={<FormattedMessage id="attest.field.name.hint" />}
            error={faultOf(form, 'name')}
            maxLength={120}
            autoComplete="organization"
            defaultValue={texts['name']}
          />
          <TextField
            name="tax_no"
            label={<FormattedMessage id="attest.field.tax_no" />}
            hint={<FormattedMessage id="attest.field.tax_no.hint" />}
            error={faultOf(form, 'tax_no')}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            defaultValue={texts['tax_no']}
            onBlur={(event) => {
              event.currentTarget.value = plainTaxNumber(event.currentTarget.value)
            }}
          />
          <Whole>
            <TextField
              name="address"
              label={<FormattedMessage id="attest.field.address" />}
              error={faultOf(form, 'address')}
              maxLength={160}
              autoComplete="street-address"
              defaultValue={texts['address']}
            />
          </Whole>
          <Whole>
            <TextArea
              name="intro"
              label={<FormattedMessage id="attest.field.intro" />}
              hint={<FormattedMessage id="attest.field.intro.hint" />}
              error={faultOf(form, 'intro')}
              maxLength={2000}
              defaultValue={texts['intro']}
            />
          </Whole>
        </Fields>
      </Group>
      <ContactFields form={form} texts={texts} />
      <Group>
        <legend>
          <FormattedMessage id="attest.group.files" />
        </legend>
        <Fields>
          {file('logo')}
          {file('licence')}
        </Fields>
      </Group>
      {isWarned && (
        <Note $tone="waiting" role="alert">
          <FormattedMessage id="attest.warned" />
        </Note>
      )}
      {form.general !== null && (
        <Note $tone="seal" role="alert">
          <FailureText failure={form.general} />
        </Note>
      )}
      <div>
        <Actions>
          {isWarned ? (
            // In the place of the other button: the second half of a double press must not confirm.
            <Button key="confirm" onClick={({ detail }) => detail < 2 && props.onConfirm()}>
              <FormattedMessage id="attest.confirm" />
            </Button>
          ) : (
            <Button key="submit" type="submit" busy={busy}>
              <FormattedMessage id="attest.submit" />
            </Button>
          )}
          {onCancel !== undefined && (
            <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onCancel}>
              <FormattedMessage id="shell.cancel" />
            </Button>
          )}
        </Actions>
        <Kept role="status">
          <FormattedMessage id={isRestored ? 'attest.draft.restored' : 'attest.draft'} />
        </Kept>
      </div>
    </Form>
  )
}
