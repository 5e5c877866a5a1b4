import { FormattedMessage, useIntl } from 'react-intl'

import { answerInWords, nameOfField, type Answers, type Question } from '../../../contract/formFields.ts'
import { Button } from '../Button.tsx'
import { Answered, Section } from './AnswerList.styles.ts'

interface Props {
  /** Those that are shown. */
  readonly questions: readonly Question[]
  readonly answers: Answers
  readonly canChange: boolean
  readonly onChange: () => void
}

/** A user's answers, with the control to change them. */
export const AnswerList = ({ questions, answers, canChange, onChange }: Props) => {
  const intl = useIntl()
  const words = {
    yes: intl.formatMessage({ id: 'question.yes' }),
    no: intl.formatMessage({ id: 'question.no' }),
  }
  return (
    <Section aria-labelledby="answers">
      <h2 id="answers">
        <FormattedMessage id="question.title" />
      </h2>
      <Answered>
        {questions.map((question) => (
          <div key={question.id}>
            <dt>{question.label}</dt>
            <dd>
              {answerInWords(question, answers[nameOfField(question.id)] ?? '', words) || (
                <FormattedMessage id="question.none" />
              )}
            </dd>
          </div>
        ))}
      </Answered>
      <p>
        {canChange ? (
          <Button variant="quiet" small onClick={onChange}>
            <FormattedMessage id="question.change" />
          </Button>
        ) : (
          <FormattedMessage id="question.fixed" />
        )}
      </p>
    </Section>
  )
}
