import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { DraftRefusal } from '../../../contract/ownConference.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Actions, Bar, Lead, Page, Why } from '../../kit/workbench.styles.ts'

interface Props {
  /** Reason that the account may not make a conference, null where it may, undefined while that is not known. */
  readonly refusal: DraftRefusal | null | undefined
  /** The work of conferences waits at the console; without one it is closed. */
  readonly hasConferences: boolean
  readonly onNew: () => void
  readonly children: ReactNode
}

/** The organizer centre: the user's conferences, and the way to a new one or to the right to make one. */
export const OrganizerLayout = ({ refusal, hasConferences, onNew, children }: Props) => (
  <Page>
    <Bar>
      <h1 tabIndex={-1}>
        <FormattedMessage id="organizer.title" />
      </h1>
      {refusal === null && (
        <Actions>
          <ButtonLink variant="quiet" href="/organizer/import">
            <FormattedMessage id="organizer.import" />
          </ButtonLink>
          <Button onClick={onNew}>
            <FormattedMessage id="organizer.new" />
          </Button>
        </Actions>
      )}
    </Bar>
    <Lead>
      <FormattedMessage id="organizer.lead" />
    </Lead>
    {refusal !== null && refusal !== undefined && (
      <Why role="status">
        <p>
          <FormattedMessage id={`organizer.why.${refusal}`} />
        </p>
        <ButtonLink href="/attest">
          <FormattedMessage id={`organizer.remedy.${refusal}`} />
        </ButtonLink>
      </Why>
    )}
    {children}
    {hasConferences && (
      <p>
        <a href="/console">
          <FormattedMessage id="organizer.console" />
        </a>
      </p>
    )}
  </Page>
)
