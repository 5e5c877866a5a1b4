import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import { formatNumber } from '../../i18n/numbers.ts'
import { Area } from './TextArea.styles.ts'
import { Field, Frame, Hint, Mark, Message, Name } from './TextField.styles.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** What is wrong with the value; read out with the field. */
  error?: ReactNode
  /** How many characters may stand in it, in UTF-16 units; how many do is counted while somebody types. */
  most?: number
}

/** Several lines of text. Uncontrolled, like `TextField`. */
export const TextArea = ({ label, hint, error, most, ...area }: TextAreaProps) => {
  const id = useId()
  const [length, setLength] = useState(String(area.defaultValue ?? '').length)
  const said = error !== undefined && error !== null && error !== false
  return (
    <Field>
      <Name htmlFor={id}>{label}</Name>
      <Frame>
        <Area
          {...area}
          onInput={(event) => {
            setLength(event.currentTarget.value.trim().length)
            area.onInput?.(event)
          }}
          id={id}
          aria-invalid={said || undefined}
          aria-describedby={`${id}m`}
        />
      </Frame>
      <Message id={`${id}m`} $fault={said}>
        {said && <Mark aria-hidden="true">!</Mark>}
        {said && <span>{error}</span>}
        {hint !== undefined && hint !== null && <Hint>{hint}</Hint>}
        {most !== undefined && (
          <Hint data-over={length > most || undefined}>
            {formatNumber(length)} / {formatNumber(most)}
          </Hint>
        )}
      </Message>
    </Field>
  )
}
