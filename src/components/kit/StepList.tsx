import type { ReactNode } from 'react'

import { Steps } from './StepList.styles.ts'

export interface StepListProps {
  /** Names of the steps in their order. */
  readonly steps: readonly ReactNode[]
  /** Index of the step that is shown. */
  readonly current: number
}

/** Current position in a form of several steps. Display only: the buttons of the form navigate. */
export const StepList = ({ steps, current }: StepListProps) => (
  <Steps>
    {steps.map((step, at) => (
      <li key={at} aria-current={at === current ? 'step' : undefined} data-done={at < current || undefined}>
        {step}
      </li>
    ))}
  </Steps>
)
