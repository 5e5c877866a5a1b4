import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { OwnPaper } from '../../../contract/paper.ts'
import { isWithdrawable, isWithdrawn } from '../../../contract/paperWithdrawal.ts'
import { Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { PaperStanding } from './PaperStanding.tsx'
import { editPath, formPath } from './paperPath.ts'
import { Own } from './Submission.styles.ts'
import { WithdrawalEffects } from './WithdrawalEffects.tsx'

export interface OwnPaperViewProps {
  view: 'loading' | 'failed' | 'paper'
  /** Null until it is here. */
  paper: OwnPaper | null
  busy: boolean
  /** Failure of opening or moving it. */
  failure: Failure | null
  /** The dialog, while it is open. */
  dialog: ReactNode
  /** Requests to the reader: confirm the authorship, and reply to the reviews. */
  parts: ReactNode
  onRetry: () => void
  onWithdraw: () => void
  onRevive: () => void
}

/** One paper of the member's own: how it fares, and the ways to go on with it, to withdraw it and to take that back. */
export const OwnPaperView = (props: OwnPaperViewProps) => {
  const { view, paper, busy, failure, dialog } = props
  return (
    <Own aria-busy={view === 'loading' || undefined} data-view={view}>
      {view === 'loading' && <Skeleton $height="28rem" />}
      {view === 'failed' && <FailureState failure={failure} onRetry={props.onRetry} />}
      {view === 'paper' && paper !== null && (
        <>
          {failure !== null && dialog === false && (
            <Note $tone="seal" role="alert">
              <FailureText failure={failure} />
            </Note>
          )}
          <PaperStanding
            paper={paper}
            actions={
              paper.is_own && (
                <>
                  {paper.editing === 'submitted' && (
                    <ButtonLink small href={editPath(paper)}>
                      <FormattedMessage id="submission.edit" />
                    </ButtonLink>
                  )}
                  {((paper.editing !== null && paper.editing !== 'submitted') || paper.final === 'open') && (
                    <ButtonLink small href={formPath(paper)}>
                      <FormattedMessage
                        id={paper.final === 'open' ? 'submission.final.confirm' : 'submission.continue'}
                      />
                    </ButtonLink>
                  )}
                  {isWithdrawn(paper.state) && paper.is_open && (
                    <Button small busy={busy} onClick={props.onRevive}>
                      <FormattedMessage id="submission.revive" />
                    </Button>
                  )}
                  {isWithdrawable(paper.state) && (
                    <Button
                      variant="quiet"
                      small
                      aria-disabled={busy || undefined}
                      onClick={busy ? undefined : props.onWithdraw}
                    >
                      <FormattedMessage id="submission.withdraw" />
                    </Button>
                  )}
                </>
              )
            }
          >
            {isWithdrawn(paper.state) && <WithdrawalEffects paper={paper} />}
            {props.parts}
          </PaperStanding>
        </>
      )}
      {dialog}
    </Own>
  )
}
