import { useId, type ComponentProps, type ReactNode } from 'react'

import { described, FieldFrame } from './FieldFrame.tsx'
import { Choice } from './SelectField.styles.ts'

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** Error of the choice; read out with the field. */
  error?: ReactNode
}

/** The browser's own list of choices, dressed as a field. */
export const SelectField = ({ label, hint, error, children, ...select }: SelectFieldProps) => {
  const id = useId()
  const field = { id, error, isRequired: select.required }
  return (
    <FieldFrame {...field} label={label} hint={hint}>
      <Choice {...select} {...described(field)}>
        {children}
      </Choice>
    </FieldFrame>
  )
}
