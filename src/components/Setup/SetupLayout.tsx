import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { setupSteps, type SetupStep } from '../../contract/setup.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.ts'
import { Lead, Page, Step, Steps, Title } from './SetupLayout.styles.ts'

interface Props {
  readonly view: SetupStep | 'code' | 'taken' | 'ready'
  readonly done: readonly SetupStep[]
  readonly children: ReactNode
}

/** The steps of the first run, and the one that is shown. */
export const SetupLayout = ({ view, done, children }: Props) => {
  const intl = useIntl()
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    // The button that was pressed is gone, and the next step begins above what was looked at.
    if (shown.current !== view) title.current?.focus()
    shown.current = view
  }, [view])
  return (
    <Page>
      <Steps aria-label={intl.formatMessage({ id: 'setup.steps' })}>
        {setupSteps.map((step) => (
          <Step key={step} $done={done.includes(step)} aria-current={step === view ? 'step' : undefined}>
            <FormattedMessage id={`setup.step.${step}`} />
            {done.includes(step) && (
              <>
                <span aria-hidden="true"> ✓</span>
                <VisuallyHidden>
                  <FormattedMessage id="setup.done" />
                </VisuallyHidden>
              </>
            )}
          </Step>
        ))}
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
