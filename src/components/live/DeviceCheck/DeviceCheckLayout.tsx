import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Choices, Columns, Page, Panel } from './DeviceCheck.styles.ts'
import type { CheckView, Results, Step } from './DeviceCheck.types.ts'
import { StepList } from './StepList.tsx'

export interface DeviceCheckLayoutProps {
  view: CheckView
  /** Null before the check and after it. */
  step: Step | null
  results: Results
  /** Nothing is left that failed or was not tried. */
  isReady: boolean
  /** The live that the visitor came from; null: none. */
  back: string | null
  onStart: () => void
  children: ReactNode
}

/** `/deviceDetection` (DEV-01). */
export const DeviceCheckLayout = (props: DeviceCheckLayoutProps) => {
  const { view, step, back } = props
  const title = useTitleFocus(step ?? view)
  return (
    <Page>
      <h1 tabIndex={-1}>
        <FormattedMessage id="check.title" />
      </h1>
      <p>
        <FormattedMessage id="check.intro" />
      </p>
      <Columns>
        <StepList now={step} results={props.results} />
        <Panel>
          <h2 ref={title} tabIndex={-1}>
            {step !== null && <FormattedMessage id={`check.${step}`} />}
            {view === 'welcome' && <FormattedMessage id="check.welcome" />}
            {view === 'summary' && (
              <FormattedMessage id={props.isReady ? 'check.summary.ready' : 'check.summary.open'} />
            )}
          </h2>
          {view === 'welcome' && (
            <>
              <p>
                <FormattedMessage id="check.welcome.text" />
              </p>
              <Choices>
                <Button onClick={props.onStart}>
                  <FormattedMessage id="check.start" />
                </Button>
              </Choices>
            </>
          )}
          {props.children}
          {back !== null && (
            <Choices>
              <ButtonLink href={back} variant={view === 'summary' ? 'primary' : 'plain'}>
                <FormattedMessage id="check.back" />
              </ButtonLink>
            </Choices>
          )}
        </Panel>
      </Columns>
    </Page>
  )
}

/** The pressed button is gone with its step; a keyboard user continues at the next step's title. */
const useTitleFocus = (place: string) => {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) title.current?.focus()
    before.current = place
  }, [place])
  return title
}
