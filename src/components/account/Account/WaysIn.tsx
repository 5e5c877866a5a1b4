import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { ContactKind, OwnAccount } from '../../../contract/ownAccount.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import * as S from './Account.styles.ts'

export interface WaysInProps {
  account: OwnAccount
  busy: boolean
  /** Failure of binding or unbinding. */
  failure: Failure | null
  onContact: (kind: ContactKind) => void
  onBind: () => void
  onUnbind: () => void
}

/** Ways to sign in to the account (ACC-02). */
export const WaysIn = ({ account, busy, failure, onContact, onBind, onUnbind }: WaysInProps) => (
  <>
    {failure !== null && (
      <S.Refusal role="alert">
        <FailureText failure={failure} />
      </S.Refusal>
    )}
    <S.Rows>
      {(['phone', 'email'] as const).map((kind) => (
        <li key={kind}>
          <span>
            <strong>
              <FormattedMessage id={`account.${kind}`} />
            </strong>
            <small>{account[kind] || <FormattedMessage id={`account.${kind}.none`} />}</small>
          </span>
          <Button variant="quiet" small disabled={busy} onClick={() => onContact(kind)}>
            <FormattedMessage id={`account.${kind}.${account[kind] === '' ? 'bind' : 'change'}`} />
          </Button>
        </li>
      ))}
      <li>
        <span>
          <strong>
            <FormattedMessage id="account.wechat" />
          </strong>
          <small>
            <FormattedMessage id={account.has_wechat ? 'account.wechat.bound' : 'account.wechat.none'} />
          </small>
        </span>
        <Button
          variant="quiet"
          small
          disabled={busy}
          onClick={() => (account.has_wechat ? onUnbind() : onBind())}
        >
          <FormattedMessage id={account.has_wechat ? 'account.wechat.unbind' : 'account.wechat.bind'} />
        </Button>
      </li>
      <li>
        <span>
          <strong>
            <FormattedMessage id="account.password" />
          </strong>
          <small>
            <FormattedMessage id={account.has_password ? 'account.password.set' : 'account.password.none'} />
          </small>
        </span>
        <ButtonLink variant="quiet" small href={account.has_password ? '#password' : '/login/password'}>
          <FormattedMessage
            id={account.has_password ? 'account.password.change' : 'account.password.begin'}
          />
        </ButtonLink>
      </li>
    </S.Rows>
    <S.Lead>
      <FormattedMessage
        id="account.lost"
        values={{
          help: (
            <a key="help" href="/helpCenter/user">
              <FormattedMessage id="account.lost.help" />
            </a>
          ),
        }}
      />
    </S.Lead>
  </>
)
