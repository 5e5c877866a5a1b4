/** @jsxRuntime classic */
import * as React from 'react'

import { useSpeech } from './speech.ts'

interface Props {
  readonly label: string
  readonly value: string
}

/** A text to take away. */
export const CopyField = ({ label, value }: Props) => {
  const { say } = useSpeech()
  const id = React.useId()
  const [answer, setAnswer] = React.useState<'copied' | 'notCopied' | null>(null)
  React.useEffect(() => setAnswer(null), [value])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setAnswer('copied')
    } catch {
      setAnswer('notCopied')
    }
  }
  return (
    <div className="mp-field">
      <label htmlFor={id}>{label}</label>
      <div className="mp-field-row">
        <input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          className="mp-button"
          aria-label={`${say('copy')} — ${label}`}
          onClick={() => void copy()}
        >
          {say('copy')}
        </button>
      </div>
      <p className="mp-hint" role="status">
        {answer === null ? '' : say(answer)}
      </p>
    </div>
  )
}
