import { FormattedMessage } from 'react-intl'

import type { TeamPart } from '../../../contract/teamParts.ts'
import { Told } from '../../kit/rowCard.styles.ts'
import { Content } from '../../kit/Content.tsx'

export interface InvitedToProps {
  conference: string
  /** In the team of the conference; null: to review for it. */
  part: TeamPart | null
}

/** Above the login: the inviting conference and the offered role. Details of the paper are shown after the login. */
export const InvitedTo = ({ conference, part }: InvitedToProps) => (
  <Told role="note">
    <FormattedMessage
      id={part === null ? 'login.invitedTo.review' : 'login.invitedTo.team'}
      values={{ conference: <Content key="conference" text={conference} />, part }}
    />
  </Told>
)
