import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { FactorOverview } from '../../../contract/secondFactor.ts'
import { Button } from '../../kit/Button.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { NameForm } from './NameForm.tsx'
import * as S from './Security.styles.ts'

interface Props {
  passkey: FactorOverview['passkeys'][number]
  busy: boolean
  onRename: (name: string) => void
  onRemove: () => void
}

export const PasskeyRow = ({
  passkey: { name, created_at, last_used_at },
  busy,
  onRename,
  onRemove,
}: Props) => {
  const { formatMessage } = useIntl()
  const [isNaming, setIsNaming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const before = useRef(isNaming)
  useEffect(() => {
    // The button that was pressed is gone, and the focus must not go with it.
    if (before.current !== isNaming)
      row.current?.querySelector<HTMLElement>(isNaming ? 'input' : 'button')?.focus()
    before.current = isNaming
  }, [isNaming])
  if (isNaming)
    return (
      <li ref={row}>
        <NameForm
          name={name}
          label={<FormattedMessage id="security.passkey.save" />}
          busy={busy}
          onName={(chosen) => {
            setIsNaming(false)
            if (chosen !== name) onRename(chosen)
          }}
        >
          <Button variant="quiet" onClick={() => setIsNaming(false)}>
            <FormattedMessage id="shell.cancel" />
          </Button>
        </NameForm>
      </li>
    )
  return (
    <li ref={row}>
      <S.KeyName>
        {name}
        <small>
          <FormattedMessage
            id="security.passkey.created"
            values={{ at: <Moment key="at" at={created_at} format={{ dateStyle: 'medium' }} /> }}
          />
          {' · '}
          {last_used_at === null ? (
            <FormattedMessage id="security.passkey.unused" />
          ) : (
            <FormattedMessage
              id="security.passkey.used"
              values={{ at: <Moment key="at" at={last_used_at} format={{ dateStyle: 'medium' }} /> }}
            />
          )}
        </small>
      </S.KeyName>
      <S.Row>
        <Button
          variant="quiet"
          small
          disabled={busy}
          aria-label={formatMessage({ id: 'security.passkey.rename.of' }, { name })}
          onClick={() => setIsNaming(true)}
        >
          <FormattedMessage id="security.passkey.rename" />
        </Button>
        <Button
          variant="quiet"
          small
          disabled={busy}
          aria-label={formatMessage({ id: 'security.passkey.remove.of' }, { name })}
          onClick={onRemove}
        >
          <FormattedMessage id="security.passkey.remove" />
        </Button>
      </S.Row>
    </li>
  )
}
