import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { DeliveryState } from '../../../contract/delivery.ts'
import { isSecret, mailSecurities, type DeliveryField } from '../../../contract/deliveryParts.ts'
import { Whole } from '../../kit/formPage.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'

export interface PartFieldProps {
  readonly field: DeliveryField
  readonly state: DeliveryState
  readonly error: ReactNode
}

/** One field of a part. A secret shows only whether it is set; a value from the environment shows its variable. */
export const PartField = ({ field, state, error }: PartFieldProps) => {
  const { name, kind, variable } = field
  const { part, source, values, secrets } = state
  const isFixed = source === 'environment'
  const known = {
    name,
    error,
    label: <FormattedMessage id={`delivery.${part}.${name}`} />,
    hint: isFixed ? (
      <FormattedMessage id="delivery.fixed" values={{ variable: <code key="variable">{variable}</code> }} />
    ) : isSecret(field) ? (
      <SecretHint kept={secrets[name] ?? null} />
    ) : (
      hinted.has(`${part}.${name}`) && <FormattedMessage id={`delivery.hint.${part}.${name}`} />
    ),
    autoComplete: kind === 'secret' ? 'new-password' : 'off',
    defaultValue: values[name] ?? defaults[kind] ?? '',
  }
  if (kind === 'security')
    return (
      <SelectField {...known} disabled={isFixed}>
        {mailSecurities.map((each) => (
          <FormattedMessage key={each} id={`delivery.security.${each}`}>
            {(said) => <option value={each}>{said}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
    )
  if (kind === 'privateKey' || kind === 'publicKey')
    return (
      <Whole>
        <TextArea {...known} rows={4} spellCheck={false} readOnly={isFixed} />
      </Whole>
    )
  return (
    <TextField
      {...known}
      type={isSecret(field) ? 'password' : 'text'}
      inputMode={kind === 'port' ? 'numeric' : undefined}
      spellCheck={false}
      readOnly={isFixed}
    />
  )
}

const defaults: Readonly<Partial<Record<DeliveryField['kind'], string>>> = { port: '465', security: 'tls' }

/** Fields that need a word more. */
const hinted: ReadonlySet<string> = new Set([
  ...['mail.host', 'mail.port', 'mail.security', 'mail.user', 'mail.from_name', 'mail.from_address'],
  ...['sms.notice_zh', 'sms.notice_en', 'sms.region', 'transfer.eng_account_name', 'transfer.eng_bank'],
  ...['wechat.public_key', 'alipay.public_key'],
])

const SecretHint = ({ kept }: { kept: DeliveryState['secrets'][string] | null }) =>
  kept === null ? (
    <FormattedMessage id="delivery.secret.none" />
  ) : (
    <FormattedMessage
      id="delivery.secret.kept"
      values={{
        at: <Moment key="at" at={kept.at} format={{ dateStyle: 'medium' }} />,
        by: kept.by || '–',
      }}
    />
  )
