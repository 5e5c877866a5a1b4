import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import {
  answersIn,
  answerTexts,
  shownFields,
  type Answers,
  type Question,
} from '../../../contract/formFields.ts'
import { answersForm } from '../../../contract/registrationForm.ts'
import { faultOf } from '../faultOf.tsx'
import { FaultSummary } from '../FaultSummary.tsx'
import { Button } from '../Button.tsx'
import Dialog from '../Dialog.tsx'
import { DialogEnd } from '../DialogEnd.tsx'
import { useForm } from '../useForm.ts'
import { QuestionFields } from './QuestionFields.tsx'

/** Lazy; mount it while it is open. */
export interface AnswersDialogProps {
  readonly questions: readonly Question[]
  readonly answers: Answers
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  /** By the names of the fields, `answers.q17`: a refusal names one of them. */
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Changes the answers given at registration. */
const AnswersDialog = ({ questions, answers, ...act }: AnswersDialogProps) => {
  const { isRefused, busy, failure, onSubmit, onClose } = act
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => answerTexts(answers))
  const form = useForm({
    schema: answersForm(questions, answers),
    busy: busy || isRefused,
    failure,
    onDraft: (typed) => setTexts({ ...texts, ...typed }),
    onValid: (values) => onSubmit(answerTexts(values.answers)),
  })
  return (
    <Dialog
      wide
      title={<FormattedMessage id="question.change" />}
      focusFirst="fieldset input, fieldset select, fieldset textarea"
      onClose={busy ? undefined : onClose}
    >
      <form {...form.props} aria-busy={busy || undefined}>
        <FaultSummary form={form} />
        <QuestionFields
          questions={shownFields(questions, answersIn(texts))}
          texts={texts}
          faultOf={(name) => faultOf(form, name)}
        />
        <DialogEnd
          isRefused={isRefused}
          busy={busy}
          failure={isRefused ? failure : form.general}
          submit={
            <Button type="submit" busy={busy}>
              <FormattedMessage id="question.save" />
            </Button>
          }
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
export default AnswersDialog
