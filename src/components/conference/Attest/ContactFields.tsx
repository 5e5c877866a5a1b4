import { FormattedMessage } from 'react-intl'

import { faultOf } from '../../kit/faultOf.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { useForm } from '../../kit/useForm.ts'
import { Fields, Group } from '../../kit/formPage.styles.ts'

export interface ContactFieldsProps {
  form: Pick<ReturnType<typeof useForm>, 'faults' | 'limits' | 'refused'>
  texts: Readonly<Record<string, string>>
}

/** Contact for the platform's questions. */
export const ContactFields = ({ form, texts }: ContactFieldsProps) => (
  <Group>
    <legend>
      <FormattedMessage id="attest.group.contact" />
    </legend>
    <Fields>
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          label={<FormattedMessage id={`attest.field.${field.name}`} />}
          error={faultOf(form, field.name)}
          defaultValue={texts[field.name]}
        />
      ))}
    </Fields>
  </Group>
)

/** Lengths are those of the contract. */
const fields = [
  { name: 'contact', autoComplete: 'name', maxLength: 60 },
  { name: 'mobile', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
] as const
