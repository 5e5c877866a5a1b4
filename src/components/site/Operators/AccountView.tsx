import { FormattedMessage } from 'react-intl'

import type { AccountDetail } from '../../../contract/accounts.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Told } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Back, Part, Rows } from './AccountView.styles.ts'
import type { ActKind } from './acts.ts'

export interface AccountViewProps {
  readonly account: AccountDetail
  readonly isLocked: boolean
  /** In full; null while it is hidden. */
  readonly contact: { readonly phone: string; readonly email: string } | null
  readonly isShowing: boolean
  readonly onShow: () => void
  readonly onHide: () => void
  readonly onAct: (kind: ActKind) => void
  readonly onTake: (given: AccountDetail['given'][number]) => void
  readonly onEnd: (session: AccountDetail['sessions'][number]) => void
}

/** One account: identity, permissions, devices, and actions. */
export const AccountView = (props: AccountViewProps) => {
  const { account, isLocked, contact, isShowing, onAct } = props
  const { phone, email } = contact ?? account
  return (
    <>
      <Back>
        <a href="/console/users">
          <span aria-hidden="true">← </span>
          <FormattedMessage id="operators.account.back" />
        </a>
      </Back>
      {/* A card fills its parent, which must not be the whole column. */}
      <div>
        <Card
          tone={isLocked ? 'seal' : 'good'}
          state={<FormattedMessage id={`operators.status.${isLocked ? 'locked' : 'active'}`} />}
        >
          <Inside>
            <Main>
              <Name as="h2">
                <bdi>{account.nickname}</bdi>
              </Name>
              <div role="status">
                {account.lock !== null && (
                  <Told>
                    <FormattedMessage
                      id="operators.account.lockedSince"
                      values={{
                        at: <Moment at={account.lock.at} format={toTheMinuteWithYear} />,
                        reason: account.lock.reason,
                      }}
                    />
                  </Told>
                )}
              </div>
              <Facts>
                <Fact name="operators.account.id">{account.id}</Fact>
                <Fact name="operators.account.phone">{phone || '—'}</Fact>
                <Fact name="operators.account.email">{email || '—'}</Fact>
                <Fact name="operators.account.name">{account.account || '—'}</Fact>
                <Fact name="operators.account.ways">
                  <FormattedMessage
                    id="operators.account.waysOf"
                    values={{ password: String(account.has_password), wechat: String(account.has_wechat) }}
                  />
                </Fact>
                <Fact name="operators.account.since">
                  <Moment at={account.created_at} format={toTheMinuteWithYear} />
                </Fact>
              </Facts>
              <Actions>
                <Button
                  variant="quiet"
                  small
                  busy={isShowing}
                  onClick={contact === null ? props.onShow : props.onHide}
                >
                  <FormattedMessage
                    id={contact === null ? 'operators.account.show' : 'operators.account.hide'}
                  />
                </Button>
                <a href={`/console/audit?entity=user&entity_id=${account.id}`}>
                  <FormattedMessage id="operators.account.history" />
                </a>
              </Actions>
            </Main>
          </Inside>
        </Card>
      </div>

      <Part aria-labelledby="account-roles">
        <h2 id="account-roles">
          <FormattedMessage id="operators.account.roles" />
        </h2>
        {account.given.length === 0 && (
          <EmptyState>
            <FormattedMessage id="operators.account.noRoles" />
          </EmptyState>
        )}
        <Rows>
          {account.given.map((given) => (
            <li key={`${given.role} ${given.conference?.id ?? ''}`}>
              <span>
                <strong>
                  <FormattedMessage id={`operators.role.${given.role}`} />
                </strong>
                <small>
                  {given.conference === null ? (
                    <FormattedMessage id="operators.account.platform" />
                  ) : (
                    <a href={`/conferences/${given.conference.id}`}>{given.conference.title}</a>
                  )}
                  {' · '}
                  <Moment at={given.since} format={{ dateStyle: 'medium' }} />
                </small>
              </span>
              <Button variant="plain" small onClick={() => props.onTake(given)}>
                <FormattedMessage id="operators.act.takeRole" />
              </Button>
            </li>
          ))}
        </Rows>
        <Actions>
          <Button variant="quiet" small onClick={() => onAct('grantRole')}>
            <FormattedMessage id="operators.act.grantRole" />
          </Button>
        </Actions>
      </Part>

      <Part aria-labelledby="account-sessions">
        <h2 id="account-sessions">
          <FormattedMessage id="operators.account.sessions" />
        </h2>
        {account.sessions.length === 0 && (
          <EmptyState>
            <FormattedMessage id="operators.account.noSessions" />
          </EmptyState>
        )}
        <Rows>
          {account.sessions.map((session) => (
            <li key={session.id}>
              <span>
                <strong>
                  {session.device}
                  {session.is_own && (
                    <>
                      {' '}
                      <FormattedMessage id="operators.account.here" />
                    </>
                  )}
                </strong>
                <small>
                  {session.ip}
                  {' · '}
                  <Moment at={session.last_seen_at} format={toTheMinuteWithYear} />
                </small>
              </span>
              <Button variant="plain" small onClick={() => props.onEnd(session)}>
                <FormattedMessage id="operators.act.endSession" />
              </Button>
            </li>
          ))}
        </Rows>
        {account.sessions.length > 0 && (
          <Actions>
            <Button variant="quiet" small onClick={() => onAct('endSessions')}>
              <FormattedMessage id="operators.act.endSessions" />
            </Button>
          </Actions>
        )}
      </Part>

      <Part aria-labelledby="account-access">
        <h2 id="account-access">
          <FormattedMessage id="operators.account.access" />
        </h2>
        <Actions>
          <Button
            variant={isLocked ? 'quiet' : 'danger'}
            small
            onClick={() => onAct(isLocked ? 'unlockAccount' : 'lockAccount')}
          >
            <FormattedMessage id={`operators.act.${isLocked ? 'unlockAccount' : 'lockAccount'}`} />
          </Button>
          <Button variant="quiet" small onClick={() => onAct('resetSignIn')}>
            <FormattedMessage id="operators.act.resetSignIn" />
          </Button>
        </Actions>
      </Part>
    </>
  )
}
