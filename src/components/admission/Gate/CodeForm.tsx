import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { CodeRow } from './Gate.styles.ts'

export interface CodeFormProps {
  /** A code is being checked, or a question must be answered first. */
  busy: boolean
  onCode: (code: string) => void
}

/** By hand, or by a scanner that types: the field has the focus from the start, and takes it with the first key. */
export const CodeForm = ({ busy, onCode }: CodeFormProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A button that was pressed has gone, and the focus with it.
    if (!busy && (document.activeElement ?? document.body) === document.body) {
      field.current?.focus({ preventScroll: true })
    }
  }, [busy])
  useEffect(() => {
    // A scanner types wherever the focus is, and its Enter must not press the button that had it.
    const handleKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.matches('input, select, textarea')) return
      field.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <CodeRow
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const input = field.current
        const code = input?.value.trim() ?? ''
        if (input === null || code === '') return
        // The next input replaces it, also when typed by a scanner.
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
