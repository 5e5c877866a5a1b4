import { FormattedMessage } from 'react-intl'

import { enquiryForm, longestQuestion, type ButlerService } from '../../../contract/butler.ts'
import type { Failure } from '../../../contract/failure.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Actions, Form, Whole } from './Butler.styles.ts'

export interface EnquiryFormProps {
  readonly services: readonly ButlerService[]
  /** Initial values of the fields. */
  readonly texts: { readonly contact: string; readonly reach: string }
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
}

/** The input stays until the enquiry is sent. */
export const EnquiryForm = ({ services, texts, busy, failure, onSubmit }: EnquiryFormProps) => {
  const form = useForm({ schema: enquiryForm, busy, failure, onValid: () => onSubmit(form.read()) })
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <Whole>
        <SelectField
          name="service_id"
          label={<FormattedMessage id="butler.field.service" />}
          error={faultOf(form, 'service_id')}
          defaultValue=""
        >
          <FormattedMessage id="butler.field.service.any">
            {(text) => <option value="">{text}</option>}
          </FormattedMessage>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Whole>
      <TextField
        name="contact"
        label={<FormattedMessage id="butler.field.contact" />}
        error={faultOf(form, 'contact')}
        maxLength={60}
        defaultValue={texts.contact}
        autoComplete="name"
        required
      />
      <TextField
        name="reach"
        label={<FormattedMessage id="butler.field.reach" />}
        hint={<FormattedMessage id="butler.field.reach.hint" />}
        error={faultOf(form, 'reach')}
        maxLength={254}
        defaultValue={texts.reach}
        autoComplete="tel"
        required
      />
      <Whole>
        <TextArea
          name="question"
          label={<FormattedMessage id="butler.field.question" />}
          hint={<FormattedMessage id="butler.field.question.hint" />}
          error={faultOf(form, 'question')}
          maxLength={longestQuestion}
          rows={5}
          required
        />
      </Whole>
      <Whole>
        {form.general !== null && (
          <Refusal role="alert">
            <FailureText failure={form.general} />
          </Refusal>
        )}
        <Actions>
          <Button type="submit" busy={busy}>
            <FormattedMessage id="butler.send" />
          </Button>
        </Actions>
      </Whole>
    </Form>
  )
}
