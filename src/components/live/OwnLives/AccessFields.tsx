import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { liveAccesses, type LiveAccess } from '../../../contract/livePlan.ts'
import type { OwnLives } from '../../../contract/ownLive.ts'
import { nameOf } from '../../kit/nameOf.ts'
import type { Typed } from '../../kit/typedOf.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'

interface Props {
  readonly typed: Typed
  readonly types: OwnLives['ticket_types']
  readonly errors: { readonly access: ReactNode; readonly access_types: ReactNode }
}

/** Access to the room: all visitors, registered members, or holders of the chosen ticket types. */
export const AccessFields = ({ typed, types, errors }: Props) => {
  const { locale } = useIntl()
  const [access, setAccess] = useState(typed['access'] as LiveAccess)
  const [ids, setIds] = useState<readonly string[]>(
    (typed['access_types'] ?? '').split(',').filter((id) => id !== ''),
  )
  return (
    <div>
      <SelectField
        name="access"
        label={<FormattedMessage id="ownLive.field.access" />}
        hint={<FormattedMessage id="ownLive.hint.access" />}
        error={errors.access}
        value={access}
        onChange={({ currentTarget }) => setAccess(currentTarget.value as LiveAccess)}
      >
        {liveAccesses.map((each) => (
          <FormattedMessage key={each} id={`ownLive.access.${each}`}>
            {(said) => <option value={each}>{said}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
      {access === 'ticket' && (
        <fieldset>
          <legend>
            <FormattedMessage id="ownLive.field.access_types" />
          </legend>
          {types.length === 0 && (
            <p>
              <FormattedMessage id="ownLive.noTypes" />
            </p>
          )}
          {types.map((type) => (
            <Checkbox
              key={type.id}
              checked={ids.includes(String(type.id))}
              onChange={(isChecked) =>
                setIds(isChecked ? [...ids, String(type.id)] : ids.filter((each) => each !== String(type.id)))
              }
            >
              {nameOf(type, locale)}
            </Checkbox>
          ))}
          {errors.access_types !== undefined && <Refusal role="alert">{errors.access_types}</Refusal>}
        </fieldset>
      )}
      <input type="hidden" name="access_types" value={access === 'ticket' ? ids.join(',') : ''} />
    </div>
  )
}
