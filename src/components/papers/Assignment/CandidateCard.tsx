import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Candidate } from '../../../contract/paperAssignment.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Quiet, Told, Whole } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { ReasonForm } from './ReasonForm.tsx'

export interface CandidateCardProps {
  candidate: Candidate
  busy: boolean
  /** Null: invitations are not possible now. */
  onInvite: ((reason: string) => void) | null
}

/** A reviewer as seen from one paper: reasons for and against. */
export const CandidateCard = ({ candidate, busy, onInvite }: CandidateCardProps) => {
  const [isReasoning, setReasoning] = useState(false)
  const { excluded, matched, is_full: isFull } = candidate
  const hasConflict = excluded.length > 0
  const canInvite = onInvite !== null && !excluded.includes('author') && !isFull
  return (
    <Card
      tone={hasConflict ? 'seal' : 'neutral'}
      state={<FormattedMessage id="assignment.score" values={{ score: candidate.score }} />}
    >
      <Inside>
        <Main>
          <Name>
            <Content text={candidate.name} />
          </Name>
          <Quiet>
            <Content text={candidate.affiliation} />
          </Quiet>
          <Facts>
            <Fact name="assignment.fact.load">
              <FormattedMessage
                id="assignment.load"
                values={{ load: candidate.load, cap: candidate.load_cap }}
              />
            </Fact>
            {matched.length > 0 && (
              <Fact name="assignment.fact.matched">
                <Content text={matched.join(' · ')} />
              </Fact>
            )}
          </Facts>
          {excluded.map((kind) => (
            <Told key={kind}>
              <FormattedMessage id={`assignment.conflict.${kind}`} />
            </Told>
          ))}
          {isFull && (
            <Told>
              <FormattedMessage id="assignment.full" />
            </Told>
          )}
        </Main>
        {canInvite && (
          <Whole>
            {isReasoning ? (
              <ReasonForm
                label={<FormattedMessage id="assignment.reason" />}
                action={<FormattedMessage id="assignment.invite.anyway" />}
                busy={busy}
                onSend={onInvite}
                onClose={() => setReasoning(false)}
              />
            ) : (
              <Actions>
                <Button
                  small
                  variant="quiet"
                  busy={busy}
                  onClick={() => (hasConflict ? setReasoning(true) : onInvite(''))}
                >
                  <FormattedMessage id={hasConflict ? 'assignment.invite.anyway' : 'assignment.invite'} />
                </Button>
              </Actions>
            )}
          </Whole>
        )}
      </Inside>
    </Card>
  )
}
