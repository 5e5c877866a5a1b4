import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Send } from './CodeField.styles.ts'
import { Spinner } from './Spinner.tsx'
import { TextField } from './TextField.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'
import { VisuallyHidden } from './VisuallyHidden.ts'

/** Progress of sending a code. `until` (epoch milliseconds) is when the next may be sent, while `counting`. */
export interface CodeState {
  phase: 'ready' | 'sending' | 'counting'
  until: number | null
  /** Clock that `until` belongs to; `Date.now` by default. */
  now?: (() => number) | undefined
}

export interface CodeFieldProps {
  code: CodeState
  error?: ReactNode
  defaultValue?: string | undefined
  onSend: () => void
}

export const CodeField = ({ code, error, defaultValue, onSend }: CodeFieldProps) => {
  const left = useSecondsLeft(code.phase === 'counting' ? code.until : null, code.now)
  return (
    <TextField
      name="code"
      label={<FormattedMessage id="login.code" />}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      error={error}
      defaultValue={defaultValue}
      suffix={
        <Send
          type="button"
          aria-disabled={code.phase !== 'ready' || undefined}
          aria-busy={code.phase === 'sending' || undefined}
          onClick={code.phase === 'ready' ? onSend : undefined}
        >
          {code.phase === 'sending' && (
            <>
              <Spinner />
              <VisuallyHidden>
                <FormattedMessage id="login.code.send" />
              </VisuallyHidden>
            </>
          )}
          {code.phase === 'ready' && <FormattedMessage id="login.code.send" />}
          {code.phase === 'counting' && <FormattedMessage id="login.code.again" values={{ seconds: left }} />}
        </Send>
      }
    />
  )
}
