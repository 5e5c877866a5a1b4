import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { defaultCountry, phoneDigits, phoneMaxLength } from '../../contract/phone.ts'
import type { Country as Entry } from '../../contract/site.ts'
import { Choice, Country } from './PhoneField.styles.ts'
import { TextField } from './TextField.tsx'

export interface PhoneFieldProps {
  /** Null or empty until the list is there: then only the default country can be chosen. */
  countries: readonly Entry[] | null
  error?: ReactNode
  defaultValue?: string | undefined
  defaultCountryCode?: string | undefined
}

/** The fields `country_code` and `mobile` of a form. Keeps digits only, at most as many as the country allows. */
export const PhoneField = ({ countries, error, defaultValue, defaultCountryCode }: PhoneFieldProps) => {
  const intl = useIntl()
  const select = useRef<HTMLSelectElement>(null)
  const [country, setCountry] = useState(defaultCountryCode ?? defaultCountry)
  useEffect(() => {
    // Chosen in the server's markup, before this code arrived.
    if (select.current) setCountry(select.current.value)
  }, [])
  const tidy = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    if ((event.nativeEvent as InputEvent).isComposing) return
    const digits = phoneDigits(field.value, country)
    if (digits !== field.value) field.value = digits
  }
  const known = countries?.some(({ sms }) => sms === country)
  return (
    <TextField
      name="mobile"
      type="tel"
      label={<FormattedMessage id="login.phone" />}
      inputMode="tel"
      autoComplete="tel-national"
      error={error}
      defaultValue={defaultValue}
      onInput={tidy}
      onCompositionEnd={tidy}
      onBlur={tidy}
      prefix={
        <Country>
          <span aria-hidden="true">+{country}</span>
          <Choice
            ref={select}
            name="country_code"
            aria-label={intl.formatMessage({ id: 'login.country' })}
            autoComplete="tel-country-code"
            defaultValue={country}
            onChange={(event) => {
              const chosen = event.currentTarget.value
              setCountry(chosen)
              const field = event.currentTarget.form?.elements.namedItem('mobile')
              if (field instanceof HTMLInputElement)
                field.value = field.value.slice(0, phoneMaxLength(chosen))
            }}
          >
            {known !== true && <option value={country}>+{country}</option>}
            {countries?.map(({ country_name, sms }) => (
              <option key={country_name + sms} value={sms}>
                {country_name} +{sms}
              </option>
            ))}
          </Choice>
        </Country>
      }
    />
  )
}
