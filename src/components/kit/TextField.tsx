import { useId, type ComponentProps, type ReactNode } from 'react'

import { described, FieldFrame } from './FieldFrame.tsx'
import { Input } from './TextField.styles.ts'
import { useIsUnoffered } from './OfferedLanguages.ts'
import { useFieldRules } from './useFieldRules.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** Error of the value; read out with the field. */
  error?: ReactNode
  /** An alternative field exists: marked neither as required nor as optional. */
  isUnmarked?: boolean
  prefix?: ReactNode
  suffix?: ReactNode
}

/** Uncontrolled unless `value` is given: text typed before hydration stays. */
export const TextField = ({
  label,
  hint,
  error,
  isUnmarked = false,
  prefix,
  suffix,
  ...input
}: TextFieldProps) => {
  const id = useId()
  const isUnoffered = useIsUnoffered({ ...input, error })
  const { name, maxLength, required, type = 'text' } = input
  const rules = useFieldRules({
    id,
    name,
    maxLength,
    required,
    isText: countedTypes.has(type) && input.autoComplete !== 'username',
  })
  const field = {
    id,
    error,
    most: rules.most,
    count: rules.count,
    isRequired: isUnmarked ? null : rules.isRequired,
  }
  if (isUnoffered) return <input type="hidden" name={name} value="" />
  return (
    <FieldFrame {...field} label={label} hint={hint} onInput={rules.onInput}>
      {prefix}
      <Input {...input} {...described(field)} maxLength={rules.cut} />
      {suffix}
    </FieldFrame>
  )
}

/** Types with a counter, for prose; searches, addresses and account names are just cut off at their limit. */
const countedTypes = new Set(['text', 'url'])
