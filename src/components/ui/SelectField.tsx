import { useId, type ComponentProps, type ReactNode } from 'react'

import { Choice } from './SelectField.styles.ts'
import { Field, Frame, Mark, Message, Name } from './TextField.styles.ts'

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** What is wrong with the choice; read out with the field. */
  error?: ReactNode
}

/** The browser's own list of choices, dressed as a field. */
export const SelectField = ({ label, hint, error, children, ...select }: SelectFieldProps) => {
  const id = useId()
  const said = error !== undefined && error !== null && error !== false
  return (
    <Field>
      <Name htmlFor={id}>{label}</Name>
      <Frame>
        <Choice {...select} id={id} aria-invalid={said || undefined} aria-describedby={`${id}m`}>
          {children}
        </Choice>
      </Frame>
      <Message id={`${id}m`} $fault={said}>
        {said && <Mark aria-hidden="true">!</Mark>}
        <span>{said ? error : hint}</span>
      </Message>
    </Field>
  )
}
