import { useId, type ReactNode } from 'react'

import { Name } from './TextField.styles.ts'
import { Track } from './Range.styles.ts'
import { VisuallyHidden } from './VisuallyHidden.ts'

export interface RangeProps {
  label: ReactNode
  /** 0 … 100. */
  value: number
  /** Only read out, where there is no room for it. */
  isLabelHidden?: boolean
  disabled?: boolean
  onChange: (value: number) => void
}

/** The browser's own slider: arrow keys, Home and End work, and so do fingers. */
export const Range = ({ label, value, isLabelHidden = false, disabled, onChange }: RangeProps) => {
  const id = useId()
  const name = <Name htmlFor={id}>{label}</Name>
  return (
    <div>
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <Track
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
