import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { isTimeZone } from '../../contract/timeZone.ts'
import { isShownTwice, wallFault } from '../../contract/wallTimes.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface LocalTimeFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Time zone of the input; IANA name. */
  timeZone: string
}

/** A day and a time by the clocks of a place. Says when they jump over it, and that the first is meant where they show it twice. */
export const LocalTimeField = ({ timeZone, hint, error, onInput, ...input }: LocalTimeFieldProps) => {
  const [typed, setTyped] = useState(String(input.value ?? input.defaultValue ?? ''))
  const isKnown = isTimeZone(timeZone)
  const fault = isKnown ? wallFault(typed, timeZone) : null
  return (
    <TextField
      {...input}
      type="datetime-local"
      error={error || (fault !== null && <FormattedMessage id={`error.${fault}`} />)}
      hint={isKnown && isShownTwice(typed, timeZone) ? <FormattedMessage id="state.timeTwice" /> : hint}
      onInput={(event) => {
        setTyped(event.currentTarget.value)
        onInput?.(event)
      }}
    />
  )
}
