import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { FormField } from '../../../contract/conferenceForm.ts'
import { answersIn, questionIn, shownFields } from '../../../contract/formFields.ts'
import { QuestionFields } from '../../kit/Questions/QuestionFields.tsx'
import { About } from '../../kit/listEditor.styles.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Beside, Sheet } from './ConferenceForm.styles.ts'

const nothingWrong = () => undefined

/** The questions as visitors see them, in the reader's language. Answers decide which questions are shown, and are not saved. */
export const FormPreview = ({ fields }: { readonly fields: readonly FormField[] }) => {
  const intl = useIntl()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const keep = (event: FormEvent<HTMLFormElement>) => {
    const typed = [...new FormData(event.currentTarget)].map(([name, text]) => [name, String(text)])
    setTexts({ ...texts, ...(Object.fromEntries(typed) as Record<string, string>) })
  }
  const language = intl.locale === 'en' ? 'en' : 'zh'
  const questions = fields.map((field) => questionIn(field, language))
  const shown = shownFields(questions, answersIn(texts))
  return (
    <Beside aria-labelledby="form-preview">
      <h2 id="form-preview">
        <FormattedMessage id="form.preview" />
      </h2>
      <About>
        <FormattedMessage id="form.preview.about" />
      </About>
      {shown.length === 0 ? (
        <EmptyState>
          <FormattedMessage id="form.preview.empty" />
        </EmptyState>
      ) : (
        <Sheet onInput={keep} onSubmit={(event) => event.preventDefault()} autoComplete="off">
          <QuestionFields questions={shown} texts={texts} faultOf={nothingWrong} />
        </Sheet>
      )}
    </Beside>
  )
}
