import { useId, type ComponentProps, type ReactNode } from 'react'

import { Area } from './TextArea.styles.ts'
import { Field, Frame, Mark, Message, Name } from './TextField.styles.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** What is wrong with the value; read out with the field. */
  error?: ReactNode
}

/** Several lines of text. Uncontrolled, like `TextField`. */
export const TextArea = ({ label, hint, error, ...area }: TextAreaProps) => {
  const id = useId()
  const said = error !== undefined && error !== null && error !== false
  return (
    <Field>
      <Name htmlFor={id}>{label}</Name>
      <Frame>
        <Area {...area} id={id} aria-invalid={said || undefined} aria-describedby={`${id}m`} />
      </Frame>
      <Message id={`${id}m`} $fault={said}>
        {said && <Mark aria-hidden="true">!</Mark>}
        <span>{said ? error : hint}</span>
      </Message>
    </Field>
  )
}
