import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { setupSteps, setupStepState, type SetupProgress, type SetupStep } from '../../../contract/setup.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Lead, Page, Step, Steps, Title } from './SetupLayout.styles.ts'

interface Props {
  readonly view: SetupStep | 'code' | 'taken' | 'ready'
  /** Null: this browser has not given the code. */
  readonly progress: SetupProgress | null
  readonly children: ReactNode
}

/** The steps of the first run, and the one that is shown. */
export const SetupLayout = ({ view, progress, children }: Props) => {
  const intl = useIntl()
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    // The pressed button is gone, and the next step begins above the visible part.
    if (shown.current !== view) title.current?.focus()
    shown.current = view
  }, [view])
  return (
    <Page>
      <Steps aria-label={intl.formatMessage({ id: 'setup.steps' })}>
        {setupSteps.map((step) => {
          const state = progress && setupStepState(progress, step)
          return (
            <Step key={step} $state={state} aria-current={step === view ? 'step' : undefined}>
              <FormattedMessage id={`setup.step.${step}`} />
              {state !== null && <span aria-hidden="true">{marks[state]}</span>}
              {state !== null && (
                <VisuallyHidden>
                  <FormattedMessage id={`setup.state.${state}`} />
                </VisuallyHidden>
              )}
            </Step>
          )
        })}
      </Steps>
      <Title ref={title} tabIndex={-1}>
        <FormattedMessage id={`setup.${view}.title`} />
      </Title>
      <Lead>
        <FormattedMessage id={`setup.${view}.text`} />
      </Lead>
      {children}
    </Page>
  )
}

const marks = { done: ' ✓', later: ' …' } as const
