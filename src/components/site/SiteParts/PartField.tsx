import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { siteLanguages, type PartField as Field } from '../../../contract/siteParts.ts'
import type { TranslationState } from '../../../contract/translations.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'

import { TextField } from '../../kit/TextField.tsx'
import { languagesName } from './languagesName.ts'

/** A picture of a part; the page sends it and answers its address. */
export interface PictureSlot {
  readonly path: string
  /** Name of the field. */
  readonly name: string
  readonly url: string
  readonly error: ReactNode
}

export interface PartFieldProps {
  readonly field: Field
  /** Path of the value in the part. */
  readonly path: string
  readonly text: string
  readonly fault: Reason | null
  /** State of an English text that is not current. */
  readonly translation: TranslationState | null
  readonly picture: (slot: PictureSlot) => ReactNode
  readonly onText: (path: string, text: string) => void
}

/** One text of a part, as its kind is typed. */
export const PartField = ({
  field: { name, kind, max, isRequired },
  path,
  text,
  fault,
  translation,
  picture,
  onText,
}: PartFieldProps) => {
  const { messages } = useIntl()
  const error = fault === null ? null : <FormattedMessage id={`error.${fault}`} />
  if (kind === 'image') return picture({ path, name, url: text, error })
  const hint = `parts.hint.${name}`
  const shared = {
    name: path,
    value: text,
    label: <FormattedMessage id={`parts.field.${name}`} />,
    hint:
      translation === null ? (
        hint in messages && <FormattedMessage id={hint} />
      ) : (
        <FormattedMessage id={`parts.translation.${translation}`} />
      ),
    error,
    required: isRequired,
    lang: name.startsWith('eng_') ? 'en' : undefined,
    autoComplete: 'off',
  }
  if (kind === 'languages') {
    return (
      <SelectField
        {...shared}
        value={text || siteLanguages[0]}
        onChange={({ currentTarget }) => onText(path, currentTarget.value)}
      >
        {siteLanguages.map((languages) => (
          <FormattedMessage key={languages} id={languagesName(languages)}>
            {(shown) => <option value={languages}>{shown}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
    )
  }
  if (kind === 'html' || kind === 'text' || kind === 'origins') {
    return (
      <TextArea
        {...shared}
        rows={kind === 'html' ? 16 : 3}
        maxLength={max}
        onChange={({ currentTarget }) => onText(path, currentTarget.value)}
      />
    )
  }
  return (
    <TextField
      {...shared}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={modes[kind] ?? 'text'}
      {...(kind === 'day' ? { min: '2000-01-01', max: '2199-12-31' } : { maxLength: max })}
      onChange={({ currentTarget }) => onText(path, currentTarget.value)}
    />
  )
}

const modes: Readonly<Partial<Record<Field['kind'], 'tel' | 'email' | 'url' | 'numeric'>>> = {
  phone: 'tel',
  email: 'email',
  link: 'url',
  web: 'url',
  origin: 'url',
  qq: 'numeric',
}
