import { invitationForm } from '../../../contract/setup.ts'
import type { Country } from '../../../contract/site.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Form } from '../../kit/narrowForm.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { useForm } from '../../kit/useForm.ts'
import { ContactFields } from './ContactFields.tsx'
import type { StepProps } from './Setup.types.ts'
import { StepEnd } from './StepEnd.tsx'

interface Props extends StepProps {
  readonly countries: readonly Country[] | null
}

/** Invites the organizer of the first conferences. */
export const OrganizerForm = ({ busy, failure, isPassing, countries, onSave, onPass }: Props) => {
  const form = useForm({
    schema: invitationForm,
    busy: busy || isPassing,
    failure,
    onValid: (values) => onSave(values),
  })
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <ContactFields
        countries={countries}
        error={faultOf(form, 'contact')}
        countryError={faultOf(form, 'country_code')}
      />
      <StepEnd
        general={form.general}
        busy={busy}
        label="setup.organizer.submit"
        pass={{ label: 'setup.later', isPassing, onPass }}
      />
    </Form>
  )
}
