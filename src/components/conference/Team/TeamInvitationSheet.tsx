import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { OpenedInvitation } from '../../../contract/team.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Facts, Inside, Main, Whole } from '../../kit/rowCard.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import { Moment } from '../../kit/Moment.tsx'

export interface TeamInvitationSheetProps {
  readonly invitation: OpenedInvitation
  /** Leads a guest to the login and back. */
  readonly loginHref: string
  /** Accept and decline, for the invited user. */
  readonly answer: ReactNode
}

/** Target of an invitation link: inviter, role, and possible answers (CONF-03). */
export const TeamInvitationSheet = ({ invitation, loginHref, answer }: TeamInvitationSheetProps) => {
  const { formatMessage } = useIntl()
  const { conference, conference_id, role, inviter, contact, expires_at, account } = invitation
  const situation = situationOf(invitation)
  return (
    <Card
      tone={situation === 'member' ? 'good' : situation === 'over' ? 'neutral' : 'waiting'}
      state={<FormattedMessage id={`team.invitation.state.${situation}`} />}
    >
      <Inside>
        <Main>
          <h1 tabIndex={-1}>
            <FormattedMessage
              id="team.invitation.title"
              values={{ conference, part: formatMessage({ id: `team.part.${role}` }) }}
            />
          </h1>
          <p>
            <FormattedMessage id={`team.about.${role}`} />
          </p>
          <Facts>
            {inviter !== '' && <Fact name="team.invitation.inviter">{inviter}</Fact>}
            {contact !== '' && <Fact name="team.invitation.contact">{contact}</Fact>}
            {situation === 'open' && (
              <Fact name="team.invitation.until">
                <Moment at={expires_at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
              </Fact>
            )}
          </Facts>
        </Main>
        <Whole>
          <p role="status">
            <FormattedMessage id={textOf(invitation)} values={{ contact }} />
          </p>
          {situation === 'open' && account === 'guest' && (
            <ButtonLink href={loginHref}>
              <FormattedMessage id="team.invitation.signIn" />
            </ButtonLink>
          )}
          {situation === 'open' && account === 'invited' && answer}
          {situation === 'member' && (
            <ButtonLink href={`/organizer/${conference_id}`}>
              <FormattedMessage id="team.invitation.toConference" />
            </ButtonLink>
          )}
        </Whole>
      </Inside>
    </Card>
  )
}

/** The remaining action: answer, work as a member, or none. */
const situationOf = ({ state, is_over, account }: OpenedInvitation): 'open' | 'member' | 'over' => {
  if (state === 'open' && !is_over) return 'open'
  return state === 'accepted' && account === 'invited' ? 'member' : 'over'
}

const textOf = ({ state, is_over, account }: OpenedInvitation): string =>
  state === 'open' && !is_over
    ? `team.invitation.for.${account}`
    : `team.invitation.is.${state === 'open' ? 'expired' : state}`
