import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Notice } from '../../kit/Notice.tsx'

export interface HubNoticeProps {
  why: 'removed' | 'replaced' | 'elsewhere' | 'full' | 'displaced' | 'failed' | 'ended'
  failure: Failure | null
  /** The live of which this was the rehearsal; null: it is the live itself. */
  rehearsed: number | null
  /** Conference of the live; null: none, or not known yet. */
  conferenceId: number | null
  onRetry: () => void
}

/** Reason that the room is not available, and the next step. */
export const HubNotice = ({ why, failure, rehearsed, conferenceId, onRetry }: HubNoticeProps) => {
  const shown = isForOthers(failure) ? 'restricted' : why
  return (
    <div role="alert">
      <Notice
        art={arts[shown]}
        title={<FormattedMessage id={titles[shown]} />}
        text={
          why === 'failed' && failure !== null ? (
            <FailureText failure={failure} />
          ) : (
            <FormattedMessage
              id={why === 'removed' && rehearsed !== null ? 'room.rehearsal.removed' : `room.hub.${why}.text`}
            />
          )
        }
        actions={
          <>
            {shown === 'restricted' && conferenceId !== null && (
              <ButtonLink href={`/conferences/${conferenceId}`}>
                <FormattedMessage id="room.hub.register" />
              </ButtonLink>
            )}
            {canRetry[why] && (
              <Button variant={shown === 'restricted' ? 'quiet' : 'primary'} onClick={onRetry}>
                <FormattedMessage id={retries[why] ?? 'state.retry'} />
              </Button>
            )}
            {rehearsed !== null && toLive.has(failure?.reason ?? '') && (
              <ButtonLink href={`/meetStream/${rehearsed}`}>
                <FormattedMessage id="room.rehearsal.toLive" />
              </ButtonLink>
            )}
            {(why === 'displaced' || failure?.reason === 'guestsShutOut') && (
              <ButtonLink href="/login">
                <FormattedMessage id="room.hub.signIn" />
              </ButtonLink>
            )}
            <ButtonLink href="/lives" variant="quiet">
              <FormattedMessage id="room.others" />
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}

/** The live is for registered users only. */
const isForOthers = (failure: Failure | null): boolean =>
  failure?.reason === 'liveForRegistered' || failure?.reason === 'liveForTickets'

/** Reasons that the rehearsal is over while the live's own room is open. */
const toLive: ReadonlySet<string> = new Set(['liveOngoing', 'livePaused', 'rehearsalOver'])

const arts = {
  removed: 'closed',
  replaced: 'answered',
  elsewhere: 'answered',
  full: 'wait',
  displaced: 'wait',
  failed: 'broken',
  ended: 'closed',
  restricted: 'closed',
} as const
const titles = {
  removed: 'live.failed.removed',
  replaced: 'room.hub.replaced',
  elsewhere: 'room.hub.elsewhere',
  full: 'room.hub.full',
  displaced: 'room.hub.displaced',
  failed: 'live.failed.enter',
  ended: 'room.hub.ended',
  restricted: 'room.hub.restricted',
} as const
const retries: Partial<Record<HubNoticeProps['why'], 'room.hub.takeBack' | 'room.hub.goOnHere'>> = {
  replaced: 'room.hub.takeBack',
  elsewhere: 'room.hub.goOnHere',
}
const canRetry = {
  removed: false,
  replaced: true,
  elsewhere: true,
  full: true,
  displaced: true,
  failed: true,
  ended: false,
} as const
