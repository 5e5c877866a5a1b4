import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { InvoiceCard } from '../../../contract/invoice.ts'
import { invoiceContents, invoiceForm, invoiceTypes, titleTypes } from '../../../contract/invoiceForm.ts'
import type { InvoiceForm } from '../../../contract/invoiceForm.ts'
import { plainTaxNumber } from '../../../contract/uscc.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Money } from '../../kit/Money.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { BankFields } from './BankFields.tsx'
import { Actions, Form, Sum, Warning, Whole } from '../../kit/wideForm.styles.ts'

export interface InvoiceDialogProps {
  /** The request; its form fills the fields. */
  invoice: InvoiceCard
  /** `warned`: the tax number's check digit is wrong; `outdated`: nothing can be saved here any more. */
  view: 'editing' | 'warned' | 'outdated'
  busy: boolean
  failure?: Failure | null | undefined
  onSubmit: (values: InvoiceForm) => void
  /** Shown beside the tax number. */
  onConfirm: () => void
  /** Something was typed after the warning. */
  onAmend: () => void
  onClose: () => void
}

/** Lazy; mount it while it is open. The input stays in the fields until the request is saved. */
const InvoiceDialog = ({
  invoice,
  view,
  busy,
  failure,
  onSubmit,
  onConfirm,
  onAmend,
  onClose,
}: InvoiceDialogProps) => {
  const intl = useIntl()
  const kept = invoice.form
  const [type, setType] = useState<InvoiceForm['invoice_type']>(kept?.invoice_type ?? 'ordinary')
  const [title, setTitle] = useState<InvoiceForm['title_type']>(kept?.title_type ?? 'company')
  const form = useForm({
    schema: invoiceForm,
    busy: busy || view !== 'editing',
    failure,
    onValid: onSubmit,
    onDraft: () => view === 'warned' && onAmend(),
  })
  const { ref } = form.props
  useEffect(() => {
    if (view === 'warned') ref.current?.querySelector<HTMLElement>('[name="tax_no"]')?.focus()
  }, [view, ref])
  // Typing answers a refusal, but not that everything is too late.
  const refused = view === 'outdated' ? failure : form.general
  const option = (group: string, value: string) => (
    <option key={value} value={value}>
      {intl.formatMessage({ id: `member.invoice.${group}.${value}` })}
    </option>
  )
  return (
    <Dialog
      wide
      title={
        <FormattedMessage
          id={invoice.label === 'not_invoiced' ? 'member.invoice.request' : 'member.invoice.edit'}
        />
      }
      description={
        <Sum>
          <span>{invoice.conference}</span>
          <strong>
            <Money fen={invoice.amount} />
          </strong>
          <span lang="zh-CN">{invoice.amount_in_words}</span>
        </Sum>
      }
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props} aria-label={intl.formatMessage({ id: 'member.invoice.request' })}>
        <FaultSummary form={form} />
        <SelectField
          name="title_type"
          label={<FormattedMessage id="member.invoice.titleType" />}
          error={faultOf(form, 'title_type')}
          value={title}
          onChange={(event) => {
            const chosen = event.currentTarget.value as InvoiceForm['title_type']
            setTitle(chosen)
            if (chosen === 'personal') setType('ordinary')
          }}
        >
          {titleTypes.map((value) => option('titleType', value))}
        </SelectField>
        <SelectField
          name="invoice_type"
          label={<FormattedMessage id="member.invoice.type" />}
          hint={title === 'personal' ? <FormattedMessage id="member.invoice.type.hint" /> : undefined}
          error={faultOf(form, 'invoice_type')}
          value={type}
          onChange={(event) => setType(event.currentTarget.value as InvoiceForm['invoice_type'])}
        >
          {/* A private person gets an ordinary one only. */}
          {invoiceTypes
            .filter((value) => title !== 'personal' || value === 'ordinary')
            .map((value) => option('type', value))}
        </SelectField>
        <TextField
          name="title"
          label={<FormattedMessage id="member.invoice.title" />}
          hint={<FormattedMessage id={`member.invoice.title.hint.${title}`} />}
          error={faultOf(form, 'title')}
          maxLength={120}
          autoComplete={title === 'personal' ? 'name' : 'organization'}
          defaultValue={kept?.title}
        />
        {title !== 'personal' && (
          <TextField
            name="tax_no"
            label={<FormattedMessage id="member.invoice.taxNo" />}
            hint={<FormattedMessage id="member.invoice.taxNo.hint" />}
            error={faultOf(form, 'tax_no')}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            defaultValue={kept?.tax_no}
            onBlur={(event) => {
              event.currentTarget.value = plainTaxNumber(event.currentTarget.value)
            }}
          />
        )}
        <SelectField
          name="content"
          label={<FormattedMessage id="member.invoice.content" />}
          error={faultOf(form, 'content')}
          defaultValue={kept?.content ?? 'conference'}
        >
          {invoiceContents.map((value) => option('content', value))}
        </SelectField>
        <TextField
          name="email"
          type="email"
          label={<FormattedMessage id="member.invoice.email" />}
          hint={<FormattedMessage id="member.invoice.email.hint" />}
          error={faultOf(form, 'email')}
          maxLength={254}
          autoComplete="email"
          defaultValue={kept?.email}
        />
        <TextField
          name="mobile"
          type="tel"
          label={<FormattedMessage id="member.invoice.mobile" />}
          error={faultOf(form, 'mobile')}
          maxLength={20}
          autoComplete="tel"
          defaultValue={kept?.mobile}
        />
        {type === 'special' && <BankFields form={form} kept={kept} />}
        {view === 'warned' && (
          <Whole>
            <Warning role="alert">
              <FormattedMessage id="member.invoice.warned" />
            </Warning>
          </Whole>
        )}
        {refused && (
          <Whole>
            <Refusal role="alert">
              <FailureText failure={refused} />
              {view === 'outdated' && (
                <>
                  {' '}
                  <FormattedMessage id="member.invoice.outdated" />
                </>
              )}
            </Refusal>
          </Whole>
        )}
        <Actions>
          {view === 'outdated' ? (
            <Button onClick={onClose}>
              <FormattedMessage id="member.invoice.reload" />
            </Button>
          ) : (
            <>
              <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
                <FormattedMessage id="shell.cancel" />
              </Button>
              {view === 'warned' ? (
                // In the place of the other button: the second half of a double press must not confirm.
                <Button key="confirm" onClick={({ detail }) => detail < 2 && onConfirm()}>
                  <FormattedMessage id="member.invoice.confirm" />
                </Button>
              ) : (
                <Button key="submit" type="submit" busy={busy}>
                  <FormattedMessage id="member.invoice.submit" />
                </Button>
              )}
            </>
          )}
        </Actions>
      </Form>
    </Dialog>
  )
}
export default InvoiceDialog
