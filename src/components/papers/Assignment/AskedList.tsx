import { FormattedMessage } from 'react-intl'

import type { PaperReviewers } from '../../../contract/paperAssignment.ts'
import { Actions, Lead, Note } from '../../kit/formPage.styles.ts'
import { List } from '../../kit/cardList.styles.ts'
import { Content } from '../../kit/Content.tsx'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { AskedCard, type ReviewEvent } from './AskedCard.tsx'
import { Panel } from './Assignment.styles.ts'
import { LinkCard } from './LinkCard.tsx'

export interface AskedListProps {
  paper: PaperReviewers
  busy: boolean
  onEvent: (review: PaperReviewers['reviewers'][number], event: ReviewEvent, reason: string) => void
  onLink: (invitationId: number, act: 'resend' | 'cancel') => void
  /** Invites the reviewers of the previous round. */
  onAgain: () => void
}

/** Reviewers invited for a paper's present round: accounts, and links that were not opened yet. */
export const AskedList = ({ paper, busy, onEvent, onLink, onAgain }: AskedListProps) => (
  <>
    <Lead>
      <Content text={paper.title} marked /> · <Content text={paper.conference} />
    </Lead>
    <p>
      {paper.round > 0 && (
        <FormattedMessage
          id="assignment.round"
          values={{ round: paper.round, needed: paper.needed, promised: paper.promised }}
        />
      )}{' '}
      <a href={`/console/papers/${paper.conference_id}/assignment`}>
        <FormattedMessage id="assignment.toConference" />
      </a>
    </p>
    {!paper.is_open && (
      <Note $tone="waiting">
        <FormattedMessage id="assignment.closed" />{' '}
        <a href={`/console/paper/${paper.id}/decision`}>
          <FormattedMessage id="assignment.toPaper" />
        </a>
      </Note>
    )}
    <Panel>
      <h2>
        <FormattedMessage id="assignment.asked" />
      </h2>
      {paper.reviewers.length + paper.invitations.length === 0 && (
        <EmptyState>
          <FormattedMessage id="assignment.asked.none" />
        </EmptyState>
      )}
      {paper.is_open && paper.again.length > 0 && (
        <>
          <p>
            <FormattedMessage
              id="assignment.again"
              values={{ names: <Content key="names" text={paper.again.join(' · ')} /> }}
            />
          </p>
          <Actions>
            <Button small busy={busy} onClick={onAgain}>
              <FormattedMessage id="assignment.again.send" />
            </Button>
          </Actions>
        </>
      )}
      <List>
        {paper.reviewers.map((review) => (
          <li key={review.id}>
            <AskedCard
              review={review}
              busy={busy}
              onEvent={(event, reason) => onEvent(review, event, reason)}
            />
          </li>
        ))}
        {paper.invitations.map((link) => (
          <li key={`link ${link.id}`}>
            <LinkCard link={link} busy={busy} onAct={(act) => onLink(link.id, act)} />
          </li>
        ))}
      </List>
    </Panel>
  </>
)
