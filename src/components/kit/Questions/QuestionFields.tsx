import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { inputOfField, type Question } from '../../../contract/formFields.ts'
import { Fields, Group, Hint } from './fieldsets.styles.ts'
import { QuestionField } from './QuestionField.tsx'

interface Props {
  /** Those that are shown. */
  readonly questions: readonly Question[]
  /** Values of the fields, by name. */
  readonly texts: Readonly<Record<string, string>>
  readonly faultOf: (name: string) => ReactNode
}

/** The questions of the organizer, as a part of a form. */
export const QuestionFields = ({ questions, texts, faultOf }: Props) => (
  <Group>
    <legend>
      <FormattedMessage id="question.title" />
    </legend>
    <Hint>
      <FormattedMessage id="question.about" />
    </Hint>
    <Fields>
      {questions.map((question) => {
        const name = inputOfField(question.id)
        return (
          <QuestionField
            key={question.id}
            question={question}
            name={name}
            defaultValue={texts[name] ?? ''}
            error={faultOf(name)}
          />
        )
      })}
    </Fields>
  </Group>
)
