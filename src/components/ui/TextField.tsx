import { useId, type ComponentProps, type ReactNode } from 'react'

import { Field, Frame, Hint, Input, Mark, Message, Name } from './TextField.styles.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** What is wrong with the value; read out with the field. */
  error?: ReactNode
  prefix?: ReactNode
  suffix?: ReactNode
}

/** Uncontrolled unless `value` is given: text typed before hydration stays. */
export const TextField = ({ label, hint, error, prefix, suffix, ...input }: TextFieldProps) => {
  const id = useId()
  const said = error !== undefined && error !== null && error !== false
  return (
    <Field>
      <Name htmlFor={id}>{label}</Name>
      <Frame>
        {prefix}
        <Input {...input} id={id} aria-invalid={said || undefined} aria-describedby={`${id}m`} />
        {suffix}
      </Frame>
      <Message id={`${id}m`} $fault={said}>
        {said && <Mark aria-hidden="true">!</Mark>}
        {said && <span>{error}</span>}
        {hint !== undefined && hint !== null && <Hint>{hint}</Hint>}
      </Message>
    </Field>
  )
}
