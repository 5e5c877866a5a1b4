import { FormattedMessage, useIntl } from 'react-intl'

import { yesNo, type FieldKind } from '../../../contract/formFields.ts'
import { SelectField } from '../../kit/SelectField.tsx'

export interface AskedQuestion {
  readonly id: number
  readonly kind: FieldKind
  readonly label: string
  readonly options: ReadonlyArray<{ readonly key: string; readonly label: string }>
}

interface Props {
  readonly questions: readonly AskedQuestion[]
  /** `17:o2`; undefined: nothing is filtered by it. */
  readonly value: string | undefined
}

/** One answer to one of the questions of the form. */
export const AnswerField = ({ questions, value = '' }: Props) => {
  const intl = useIntl()
  if (questions.length === 0 && value === '') return null
  const choices = questions.map((question) => ({
    ...question,
    options:
      question.kind === 'yes_no'
        ? yesNo.map((key) => ({ key, label: intl.formatMessage({ id: `people.answer.${key}` }) }))
        : question.options,
  }))
  const isKnown = choices.some(({ id, options }) => options.some(({ key }) => `${id}:${key}` === value))
  return (
    <SelectField name="answer" label={<FormattedMessage id="people.filter.answer" />} defaultValue={value}>
      <option value="">{intl.formatMessage({ id: 'people.filter.any' })}</option>
      {value !== '' && !isKnown && (
        <option value={value}>{intl.formatMessage({ id: 'people.filter.answer.gone' })}</option>
      )}
      {choices.map(({ id, label, options }) => (
        <optgroup key={id} label={label}>
          {options.map((option) => (
            <option key={option.key} value={`${id}:${option.key}`}>
              {option.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
