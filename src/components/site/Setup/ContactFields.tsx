import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { defaultCountry } from '../../../contract/phone.ts'
import type { Country } from '../../../contract/site.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'

interface Props {
  readonly countries: readonly Country[] | null
  readonly error: ReactNode
  readonly countryError: ReactNode
}

/** A phone or an e-mail address, and for a phone its country. */
export const ContactFields = ({ countries, error, countryError }: Props) => (
  <>
    <TextField
      name="contact"
      label={<FormattedMessage id="setup.contact" />}
      error={error}
      maxLength={254}
      autoComplete="email"
    />
    <SelectField
      key={countries === null ? 'none' : 'known'}
      name="country_code"
      label={<FormattedMessage id="setup.country" />}
      error={countryError}
      defaultValue={defaultCountry}
    >
      {countries === null ? (
        <option value={defaultCountry}>+{defaultCountry}</option>
      ) : (
        countries.map(({ country_name, sms }) => (
          <option key={`${country_name} ${sms}`} value={sms}>
            {country_name} +{sms}
          </option>
        ))
      )}
    </SelectField>
  </>
)
