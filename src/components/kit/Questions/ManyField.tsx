import { useId, useRef, type ReactNode } from 'react'

import { chosenIn } from '../../../contract/formFields.ts'
import { Box, Row } from '../Checkbox.styles.ts'
import { Mark, Message } from '../TextField.styles.ts'
import { Joined, Many } from './Questions.styles.ts'

interface Props {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Keys, joined by commas. */
  readonly defaultValue: string
  readonly options: ReadonlyArray<{ readonly key: string; readonly label: string }>
  readonly onChange?: (joined: string) => void
}

/** Any of several options. They are read as one field of the form, which holds their keys joined by commas. */
export const ManyField = ({ name, label, hint, error, defaultValue, options, onChange }: Props) => {
  const id = useId()
  const joined = useRef<HTMLInputElement>(null)
  const boxes = useRef<HTMLDivElement>(null)
  const said = error !== undefined && error !== null && error !== false
  const chosen = chosenIn(defaultValue)
  const inputs = () => [...(boxes.current?.querySelectorAll('input') ?? [])]
  const join = () => {
    const field = joined.current
    if (field === null) return
    field.value = inputs()
      .filter(({ checked }) => checked)
      .map(({ value }) => value)
      .join(',')
    // The form reads the hidden value, so it is notified of its change.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    onChange?.(field.value)
  }
  return (
    <Many aria-describedby={`${id}m`}>
      <legend>{label}</legend>
      <Joined
        ref={joined}
        name={name}
        defaultValue={defaultValue}
        tabIndex={-1}
        aria-hidden="true"
        onFocus={() => inputs()[0]?.focus()}
      />
      <div ref={boxes}>
        {options.map((option) => (
          <Row key={option.key}>
            <Box
              type="checkbox"
              value={option.key}
              defaultChecked={chosen.includes(option.key)}
              aria-invalid={said || undefined}
              onChange={join}
            />
            <span>{option.label}</span>
          </Row>
        ))}
      </div>
      <Message id={`${id}m`} $fault={said}>
        {said && <Mark aria-hidden="true">!</Mark>}
        <span>{said ? error : hint}</span>
      </Message>
    </Many>
  )
}
