import { FormattedMessage, useIntl } from 'react-intl'

import type { InvitedFriend } from '../../../contract/benefits.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { Card } from '../../kit/Card.tsx'
import type { Tone } from '../../kit/Card.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'

/** One invited friend, with the reward and the reason that it is not more (BEN-02). */
export const FriendRow = ({ friend }: { friend: InvitedFriend }) => {
  const state = stateOf(friend)
  return (
    <Card state={<FormattedMessage id={`benefits.friend.state.${state}`} />} tone={tones[state]}>
      <Inside>
        <Main>
          <Name>{friend.friend}</Name>
          <Quiet>
            <FormattedMessage
              id="benefits.friend.at"
              values={{ date: <Moment key="date" at={friend.at} format={{ dateStyle: 'medium' }} /> }}
            />
          </Quiet>
          {friend.refusal !== null && (
            <Quiet>
              <RefusalText reason={friend.refusal} />
            </Quiet>
          )}
          {(['registration', 'submission'] as const).map((kind) => {
            const reward = friend[kind]
            return (
              reward !== null && (
                <Quiet key={kind}>
                  <FormattedMessage
                    id={`benefits.friend.${kind}.${reward.state}`}
                    values={{ amount: <Money key="amount" fen={reward.amount} /> }}
                  />
                  {reward.reason !== null && <RefusalText reason={reward.reason} />}
                </Quiet>
              )
            )
          })}
        </Main>
      </Inside>
    </Card>
  )
}

/** The rule by its name; of a rule that this page does not know, that there is one. */
const RefusalText = ({ reason }: { reason: Reason }) => {
  const { messages } = useIntl()
  const id = `benefits.refusal.${reason}`
  return <FormattedMessage id={id in messages ? id : 'benefits.refusal.other'} />
}

type State = 'refused' | 'rewarded' | 'revoked' | 'registered'

const stateOf = ({ refusal, registration, submission }: InvitedFriend): State => {
  const states = [registration?.state, submission?.state]
  if (refusal !== null) return 'refused'
  if (states.includes('rewarded')) return 'rewarded'
  if (states.includes('revoked')) return 'revoked'
  return states.includes('refused') ? 'refused' : 'registered'
}

const tones = {
  refused: 'seal',
  rewarded: 'good',
  revoked: 'neutral',
  registered: 'waiting',
} as const satisfies Record<State, Tone>
