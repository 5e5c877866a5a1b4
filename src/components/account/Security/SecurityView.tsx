import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { NameForm } from './NameForm.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import * as S from './Security.styles.ts'
import type { SecurityViewProps } from './Security.types.ts'

/** The second factors of an account (ACC-02). */
export const SecurityView = (props: SecurityViewProps) => {
  const { factors, busy, creating, failure } = props
  const { passkeys, totp_since, recovery_left, required } = factors
  const hasFactor = passkeys.length > 0 || totp_since !== null
  const state = hasFactor ? 'on' : required ? 'required' : 'off'
  return (
    <>
      <S.Summary data-tone={hasFactor ? 'done' : 'wanting'} role="status">
        <FormattedMessage id={`security.state.${state}`} />
      </S.Summary>
      {hasFactor && required && (
        <S.Onward>
          <ButtonLink href="/console">
            <FormattedMessage id="security.console" />
          </ButtonLink>
        </S.Onward>
      )}
      {failure !== null && (
        <S.Refusal role="alert">
          <FailureText failure={failure} />
        </S.Refusal>
      )}
      <Part name="passkeys">
        {passkeys.length > 0 && (
          <S.Keys>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                busy={busy}
                onRename={(name) => props.onRename(passkey.id, name)}
                onRemove={() => props.onRemovePasskey(passkey.id, passkey.name)}
              />
            ))}
          </S.Keys>
        )}
        {creating ? (
          <S.Row role="status">
            <FormattedMessage id="security.passkey.waiting" />
            <Button variant="quiet" small onClick={props.onStop}>
              <FormattedMessage id="factor.passkey.stop" />
            </Button>
          </S.Row>
        ) : (
          <NameForm
            // Empty again once it was added.
            key={passkeys.length}
            label={<FormattedMessage id="security.passkey.add" />}
            busy={busy}
            onName={props.onAddPasskey}
          />
        )}
      </Part>
      <Part name="totp">
        {totp_since !== null && (
          <S.Lead>
            <FormattedMessage
              id="security.totp.since"
              values={{ at: <Moment key="at" at={totp_since} format={{ dateStyle: 'medium' }} /> }}
            />
          </S.Lead>
        )}
        <S.Row>
          <Button
            variant={totp_since === null ? 'primary' : 'quiet'}
            disabled={busy}
            onClick={props.onBeginTotp}
          >
            <FormattedMessage id={totp_since === null ? 'security.totp.begin' : 'security.totp.replace'} />
          </Button>
          {totp_since !== null && (
            <Button variant="quiet" disabled={busy} onClick={props.onRemoveTotp}>
              <FormattedMessage id="security.totp.remove" />
            </Button>
          )}
        </S.Row>
      </Part>
      {hasFactor && (
        <Part name="codes">
          <S.Lead>
            <FormattedMessage id="security.codes.left" values={{ left: recovery_left }} />
          </S.Lead>
          <S.Row>
            <Button variant="quiet" disabled={busy} onClick={props.onRenewCodes}>
              <FormattedMessage id="security.codes.renew" />
            </Button>
          </S.Row>
        </Part>
      )}
    </>
  )
}

const Part = ({ name, children }: { name: 'passkeys' | 'totp' | 'codes'; children: ReactNode }) => {
  const id = useId()
  return (
    <S.Section aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={`security.${name}.title`} />
      </h2>
      <S.Lead>
        <FormattedMessage id={`security.${name}.text`} />
      </S.Lead>
      {children}
    </S.Section>
  )
}
