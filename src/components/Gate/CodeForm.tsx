import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { CodeRow } from './Gate.styles.ts'

export interface CodeFormProps {
  /** A code is being checked, or a question must be answered first. */
  busy: boolean
  onCode: (code: string) => void
}

/** By hand, or by a scanner that types: the field has the focus from the start and keeps it. */
export const CodeForm = ({ busy, onCode }: CodeFormProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <CodeRow
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const input = field.current
        const code = input?.value.trim() ?? ''
        if (input === null || code === '') return
        // What comes next replaces it, also when it is typed by a scanner.
        input.select()
        if (busy) return
        input.value = ''
        onCode(code)
      }}
    >
      <TextField
        ref={field}
        name="code"
        label={<FormattedMessage id="gate.code" />}
        hint={<FormattedMessage id="gate.code.hint" />}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" aria-disabled={busy || undefined}>
        <FormattedMessage id="gate.check" />
      </Button>
    </CodeRow>
  )
}
