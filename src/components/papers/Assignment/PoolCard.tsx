import { FormattedMessage } from 'react-intl'

import type { PoolMember } from '../../../contract/paperAssignment.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'

export interface PoolCardProps {
  member: PoolMember
  busy: boolean
  onRemove: () => void
}

/** A member of a conference's pool. */
export const PoolCard = ({ member, busy, onRemove }: PoolCardProps) => (
  <Card
    tone="neutral"
    state={<FormattedMessage id={`assignment.account.${member.has_account ? 'yes' : 'no'}`} />}
  >
    <Inside>
      <Main>
        <Name>
          <Content text={member.name} />
        </Name>
        <Quiet>
          <Content text={[member.affiliation, member.email].filter((text) => text !== '').join(' · ')} />
        </Quiet>
        <Facts>
          <Fact name="assignment.fact.load">
            <FormattedMessage id="assignment.load" values={{ load: member.load, cap: member.load_cap }} />
          </Fact>
          {member.terms.length > 0 && (
            <Fact name="assignment.fact.terms">
              <Content text={member.terms.join(' · ')} />
            </Fact>
          )}
        </Facts>
      </Main>
      <Whole>
        <Actions>
          <Button small variant="plain" busy={busy} onClick={onRemove}>
            <FormattedMessage id="assignment.pool.remove" />
          </Button>
        </Actions>
      </Whole>
    </Inside>
  </Card>
)
