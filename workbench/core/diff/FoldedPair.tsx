import { useState } from 'react'
import type { ComponentProps } from 'react'

import { ChartPair } from './ChartPair.tsx'
import { changeWords } from './changeWords.ts'

/** The charts before and after, drawn when a reader opens them. */
export const FoldedPair = (props: ComponentProps<typeof ChartPair>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{changeWords[props.locale].charts}</summary>
      {isOpen && <ChartPair {...props} />}
    </details>
  )
}
