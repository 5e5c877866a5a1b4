import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { formLimits, yesNo, type Question } from '../../../contract/formFields.ts'
import { SelectField } from '../SelectField.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextField } from '../TextField.tsx'
import { ManyField } from './ManyField.tsx'
import { WideField } from './Questions.styles.ts'

export interface QuestionFieldProps {
  readonly question: Question
  readonly name: string
  readonly defaultValue: string
  readonly error: ReactNode
}

/** One question of the organizer. Uncontrolled, like every field. */
export const QuestionField = ({ question, ...rest }: QuestionFieldProps) => {
  const intl = useIntl()
  const { kind, label, help, is_required, options } = question
  const field = {
    ...rest,
    label,
    hint: help,
    autoComplete: 'off',
    required: is_required,
  }
  const choices =
    kind === 'yes_no'
      ? yesNo.map((key) => ({ key, label: intl.formatMessage({ id: `question.${key}` }) }))
      : options
  switch (kind) {
    case 'text':
      return <TextField {...field} maxLength={formLimits.line} />
    case 'number':
      return <TextField {...field} inputMode="decimal" maxLength={20} />
    case 'day':
      return <TextField {...field} type="date" />
    case 'paragraphs':
      return (
        <WideField>
          <TextArea {...field} rows={3} maxLength={formLimits.text} />
        </WideField>
      )
    case 'several':
      return (
        <ManyField
          {...rest}
          label={is_required ? label : <FormattedMessage id="question.optional" values={{ label }} />}
          hint={help}
          options={options}
        />
      )
    case 'one':
    case 'yes_no':
      return (
        <SelectField {...field}>
          <option value="">{intl.formatMessage({ id: 'question.choose' })}</option>
          {choices.map((option) => (
            <option key={option.key} value={option.key}>
              {option.label}
            </option>
          ))}
        </SelectField>
      )
  }
}
