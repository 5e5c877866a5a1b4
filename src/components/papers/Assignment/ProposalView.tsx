import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { AppliedRow, Proposal } from '../../../contract/paperAssignment.ts'
import { Actions, Note } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Content } from '../../kit/Content.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Chosen, Panel, Paper, Reason } from './Assignment.styles.ts'

export interface ProposalViewProps {
  view: 'none' | 'making' | 'proposal' | 'applied'
  proposal: Proposal | null
  applied: readonly AppliedRow[] | null
  failure: Failure | null
  isSending: boolean
  onMake: () => void
  onApply: () => void
  onDrop: () => void
}

/** The automatic assignment: proposed reviews with reasons, and the result of each invitation. */
export const ProposalView = (props: ProposalViewProps) => {
  const { view, proposal, applied, failure, isSending, onMake, onApply, onDrop } = props
  const isShown = proposal !== null && (view === 'proposal' || view === 'applied')
  return (
    <Panel data-view={view} aria-busy={view === 'making' || undefined}>
      <h2>
        <FormattedMessage id="assignment.propose.title" />
      </h2>
      <p>
        <FormattedMessage id="assignment.propose.lead" />
      </p>
      {failure !== null && (
        <Note $tone="seal" role="alert">
          <FailureText failure={failure} />
        </Note>
      )}
      {view === 'making' && <Skeleton $height="12rem" />}
      {isShown && <Summary proposal={proposal} applied={view === 'applied' ? applied : null} />}
      {isShown && (
        <ol>
          {proposal.papers.map((paper) => (
            <Paper key={paper.id}>
              <h3>
                <a href={`/console/paper/${paper.id}/reviewers`}>
                  <Content text={paper.title} />
                </a>
              </h3>
              {paper.proposed.length < paper.needed && (
                <Reason>
                  <FormattedMessage
                    id="assignment.paper.missing"
                    values={{ missing: paper.needed - paper.proposed.length }}
                  />
                </Reason>
              )}
              <ul>
                {paper.proposed.map((each) => (
                  <Chosen key={each.reviewer_id}>
                    <strong>
                      <Content text={each.name} />
                    </strong>
                    <span>
                      <FormattedMessage id="assignment.score" values={{ score: each.score }} />
                    </span>
                    <span>
                      <FormattedMessage
                        id="assignment.load"
                        values={{ load: each.load, cap: each.load_cap }}
                      />
                    </span>
                    <span>
                      <Content text={each.matched.join(' · ')} />
                    </span>
                    {view === 'applied' && <Outcome row={rowOf(applied, paper.id, each.reviewer_id)} />}
                  </Chosen>
                ))}
              </ul>
            </Paper>
          ))}
        </ol>
      )}
      <Actions>
        {view === 'proposal' ? (
          <>
            {proposal !== null && proposal.proposed > 0 && (
              <Button busy={isSending} onClick={onApply}>
                <FormattedMessage id="assignment.apply" values={{ count: proposal.proposed }} />
              </Button>
            )}
            <Button variant="quiet" onClick={isSending ? undefined : onDrop}>
              <FormattedMessage id="assignment.drop" />
            </Button>
          </>
        ) : (
          <Button
            variant={view === 'applied' ? 'quiet' : 'primary'}
            busy={view === 'making'}
            onClick={onMake}
          >
            <FormattedMessage id="assignment.propose" />
          </Button>
        )}
        {view === 'applied' && (
          <Button variant="plain" onClick={onDrop}>
            <FormattedMessage id="assignment.close" />
          </Button>
        )}
      </Actions>
    </Panel>
  )
}

const Summary = ({ proposal, applied }: { proposal: Proposal; applied: readonly AppliedRow[] | null }) => (
  <Note $tone={applied === null && proposal.missing > 0 ? 'waiting' : 'good'} role="status">
    {applied === null ? (
      <FormattedMessage
        id={proposal.papers.length === 0 ? 'assignment.sum.none' : 'assignment.sum'}
        values={{
          papers: proposal.papers.length,
          reviewers: proposal.reviewers,
          proposed: proposal.proposed,
          missing: proposal.missing,
        }}
      />
    ) : (
      <FormattedMessage
        id="assignment.applied"
        values={{
          sent: applied.filter(({ refusal }) => refusal === null).length,
          refused: applied.filter(({ refusal }) => refusal !== null).length,
        }}
      />
    )}
    {applied === null && proposal.is_best && proposal.papers.length > 0 && (
      <>
        {' '}
        <FormattedMessage id="assignment.best" />
      </>
    )}
  </Note>
)

const Outcome = ({ row }: { row: AppliedRow | undefined }) => {
  const { messages } = useIntl()
  if (row === undefined) return null
  if (row.refusal === null) return <FormattedMessage id="assignment.refusal.null" />
  const id = `assignment.refusal.${row.refusal}`
  return (
    <Reason>
      <FormattedMessage id={id in messages ? id : 'assignment.refusal.other'} />
    </Reason>
  )
}

const rowOf = (rows: readonly AppliedRow[] | null, paper: number, reviewer: number) =>
  rows?.find(({ paper_id, reviewer_id }) => paper_id === paper && reviewer_id === reviewer)
