import { useId, type ComponentProps, type ReactNode } from 'react'

import { described, FieldFrame } from './FieldFrame.tsx'
import { Area } from './TextArea.styles.ts'
import { useIsUnoffered } from './OfferedLanguages.ts'
import { useFieldRules } from './useFieldRules.ts'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode
  name: string
  hint?: ReactNode
  /** Error of the value; read out with the field. */
  error?: ReactNode
  /** An alternative field exists: marked neither as required nor as optional. */
  isUnmarked?: boolean
}

/** Several lines of text. Uncontrolled, like `TextField`. */
export const TextArea = ({ label, hint, error, isUnmarked = false, ...area }: TextAreaProps) => {
  const id = useId()
  const isUnoffered = useIsUnoffered({ ...area, error })
  const { name, maxLength, required } = area
  const rules = useFieldRules({ id, name, maxLength, required, isText: true })
  const field = {
    id,
    error,
    most: rules.most,
    count: rules.count,
    isRequired: isUnmarked ? null : rules.isRequired,
  }
  if (isUnoffered) return <input type="hidden" name={name} value="" />
  return (
    <FieldFrame {...field} label={label} hint={hint} onInput={rules.onInput} isLong>
      <Area {...area} {...described(field)} maxLength={rules.cut} />
    </FieldFrame>
  )
}
