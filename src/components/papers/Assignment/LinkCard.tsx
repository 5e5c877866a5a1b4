import { FormattedMessage } from 'react-intl'

import type { SentInvitation } from '../../../contract/paperAssignment.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

export interface LinkCardProps {
  link: SentInvitation
  busy: boolean
  onAct: (act: 'resend' | 'cancel') => void
}

/** A link that was not opened yet. */
export const LinkCard = ({ link, busy, onAct }: LinkCardProps) => (
  <Card
    state={<FormattedMessage id={`assignment.link.${link.state}`} />}
    tone={link.state === 'waiting' ? 'waiting' : 'neutral'}
  >
    <Inside>
      <Main>
        <Name>
          <Content text={link.name} />
        </Name>
        <Quiet>{link.email}</Quiet>
        <Facts>
          <Fact name="assignment.fact.sent">
            <Moment at={link.sent_at} format={toTheMinuteWithYear} />
          </Fact>
          <Fact name="assignment.fact.answer">
            <Moment at={link.response_due_at} format={toTheMinuteWithYear} />
          </Fact>
        </Facts>
      </Main>
      <Whole>
        <Actions>
          <Button small variant="quiet" busy={busy} onClick={() => onAct('resend')}>
            <FormattedMessage id="assignment.resend" />
          </Button>
          {link.state !== 'cancelled' && (
            <Button small variant="plain" busy={busy} onClick={() => onAct('cancel')}>
              <FormattedMessage id="assignment.cancel" />
            </Button>
          )}
        </Actions>
      </Whole>
    </Inside>
  </Card>
)
