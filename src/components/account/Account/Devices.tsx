import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { OwnAccount } from '../../../contract/ownAccount.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import * as S from './Account.styles.ts'

export interface DevicesProps {
  sessions: OwnAccount['sessions']
  busy: boolean
  failure: Failure | null
  onEnd: (session: OwnAccount['sessions'][number]) => void
  onEndOthers: () => void
}

/** Devices on which the account is signed in; this one is marked (ACC-02). */
export const Devices = ({ sessions, busy, failure, onEnd, onEndOthers }: DevicesProps) => {
  const { formatMessage } = useIntl()
  return (
    <>
      {failure !== null && (
        <S.Refusal role="alert">
          <FailureText failure={failure} />
        </S.Refusal>
      )}
      <S.Rows>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>
                {session.device}
                {session.is_own && (
                  <>
                    {' · '}
                    <FormattedMessage id="account.device.here" />
                  </>
                )}
              </strong>
              <small>
                {session.ip}
                {' · '}
                <FormattedMessage
                  id="account.device.since"
                  values={{ at: <Moment key="at" at={session.created_at} format={toTheMinuteWithYear} /> }}
                />
              </small>
            </span>
            {!session.is_own && (
              <Button
                variant="quiet"
                small
                disabled={busy}
                aria-label={formatMessage({ id: 'account.device.end.of' }, { device: session.device })}
                onClick={() => onEnd(session)}
              >
                <FormattedMessage id="account.device.end" />
              </Button>
            )}
          </li>
        ))}
      </S.Rows>
      {sessions.length > 1 && (
        <S.Acts>
          <Button variant="quiet" disabled={busy} onClick={onEndOthers}>
            <FormattedMessage id="account.device.endOthers" />
          </Button>
        </S.Acts>
      )}
    </>
  )
}
