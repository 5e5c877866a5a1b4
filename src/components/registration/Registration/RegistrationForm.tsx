import { FormattedMessage } from 'react-intl'

import { answersIn, inputOfField, shownFields } from '../../../contract/formFields.ts'
import { registrationFormWith } from '../../../contract/registrationForm.ts'
import { isForStudents } from '../../../contract/ticketAudience.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { QuestionFields } from '../../kit/Questions/QuestionFields.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { useForm } from '../../kit/useForm.ts'
import { AttendeeFields } from './AttendeeFields.tsx'
import { CouponField } from './CouponField.tsx'
import { DraftNote } from './DraftNote.tsx'
import { FaultList } from './FaultList.tsx'
import { OfferBar } from './OfferBar.tsx'
import { PlaceNote } from './PlaceNote.tsx'
import { ProofPanel } from './ProofPanel.tsx'
import { Aside, Form, Note } from './Registration.styles.ts'
import type { RegistrationFormProps } from './Registration.types.ts'
import { Summary } from './Summary.tsx'
import { TicketChoice } from './TicketChoice.tsx'

/** Fields in display order. */
const names = ['ticket_type_id', 'name', 'affiliation', 'position', 'email', 'mobile', 'student_no'] as const

export const RegistrationForm = (props: RegistrationFormProps) => {
  const { conference, chosen, texts, questions, price, offer, busy, failure, onChange, onSubmit } = props
  const isStudent = chosen !== null && isForStudents(chosen.audience)
  const form = useForm({
    schema: registrationFormWith(questions, isStudent),
    busy: busy || offer !== 'registration',
    failure,
    onDraft: onChange,
    onValid: onSubmit,
  })
  const shown = shownFields(questions, answersIn(texts))
  const own = (name: (typeof names)[number] | 'coupon') => ({
    ...{ name, label: <FormattedMessage id={`register.field.${name}`} /> },
  })
  const faults = [
    ...names.map(own),
    ...shown.map(({ id, label }) => ({ name: inputOfField(id), label })),
    own('coupon'),
  ].flatMap((field) => {
    const text = faultOf(form, field.name)
    return text === undefined ? [] : [{ ...field, text }]
  })
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <div>
        {conference.order_id !== null && (
          <Note $tone="action">
            <FormattedMessage id="register.order" />{' '}
            <a href={`/pay/${conference.order_id}`}>
              <FormattedMessage id="register.order.open" />
            </a>
          </Note>
        )}
        <FaultList faults={faults} />
        <TicketChoice
          conference={conference}
          chosenId={chosen?.id ?? null}
          error={faultOf(form, 'ticket_type_id')}
          onChoose={(id) => onChange({ ticket_type_id: String(id) })}
        />
        <PlaceNote offer={offer} waiting={chosen?.waiting ?? null} />
        {props.proof !== undefined && (
          <ProofPanel
            proof={props.proof}
            busy={busy}
            upload={props.proofUpload}
            onRefresh={props.onRefresh}
          />
        )}
        {props.group}
        <AttendeeFields texts={texts} isStudent={isStudent} faultOf={(name) => faultOf(form, name)} />
        {shown.length > 0 && (
          <QuestionFields questions={shown} texts={texts} faultOf={(name) => faultOf(form, name)} />
        )}
        {!conference.free_as_author && price?.list !== 0 && (
          <CouponField
            coupons={props.coupons}
            defaultValue={texts['coupon']}
            error={faultOf(form, 'coupon')}
          />
        )}
        <DraftNote isRestored={props.isRestored} keeping={props.keeping} />
      </div>
      {offer !== 'listed' && (
        <Aside>
          {chosen !== null && price !== null && offer === 'registration' && (
            <Summary chosen={chosen} price={price} coupon={texts['coupon'] ?? ''} />
          )}
          <OfferBar {...props} general={form.general} />
        </Aside>
      )}
    </Form>
  )
}
