import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { TextField } from '../../kit/TextField.tsx'
import { Fields, Group, Hint } from '../../kit/Questions/fieldsets.styles.ts'

export interface AttendeeFieldsProps {
  texts: Readonly<Record<string, string>>
  /** A student's ticket requires the student number. */
  isStudent: boolean
  faultOf: (name: string) => ReactNode
}

/** Lengths are those of the contract. */
const fields = [
  { name: 'name', autoComplete: 'name', maxLength: 60 },
  { name: 'affiliation', autoComplete: 'organization', maxLength: 120 },
  { name: 'position', autoComplete: 'organization-title', maxLength: 60 },
  { name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'mobile', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
] as const

export const AttendeeFields = ({ texts, isStudent, faultOf }: AttendeeFieldsProps) => (
  <Group>
    <legend>
      <FormattedMessage id="register.attendee" />
    </legend>
    <Hint>
      <FormattedMessage id="register.attendee.text" />
    </Hint>
    <Fields>
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          label={<FormattedMessage id={`register.field.${field.name}`} />}
          defaultValue={texts[field.name]}
          error={faultOf(field.name)}
        />
      ))}
      {isStudent && (
        <TextField
          name="student_no"
          maxLength={40}
          autoComplete="off"
          label={<FormattedMessage id="register.field.student_no" />}
          hint={<FormattedMessage id="register.field.student_no.hint" />}
          defaultValue={texts['student_no']}
          error={faultOf('student_no')}
        />
      )}
    </Fields>
  </Group>
)
