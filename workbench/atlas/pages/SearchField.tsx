import { useId } from 'react'

import { Field } from './SearchField.styles.ts'

interface Props {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export const SearchField = ({ label, hint, value, onChange }: Props) => {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
