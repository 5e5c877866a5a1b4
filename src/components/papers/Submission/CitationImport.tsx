import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { citationText, partsToFill, type CitedPaper } from '../../../contract/paperImport.ts'
import type { PaperForm } from '../../../contract/paperForm.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Button } from '../../kit/Button.tsx'
import { Content } from '../../kit/Content.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'
import { CitationForm, Cited, Import } from './CitationImport.styles.ts'

export interface CitationImportProps {
  view: 'pasting' | 'reading' | 'failed' | 'shown'
  /** Citation that was read; null: none. */
  cited: CitedPaper | null
  /** The form as it is typed now. */
  form: PaperForm
  failure: Failure | null
  onRead: (text: string) => void
  onFill: () => void
}

/** Takes the parts of a paper from a citation: parsed, reviewed, and filled into empty fields (PAP-02). */
export const CitationImport = ({ view, cited, form, failure, onRead, onFill }: CitationImportProps) => {
  const intl = useIntl()
  const busy = view === 'reading'
  const fields = useForm({ schema: citationText, busy, failure, onValid: ({ text }) => onRead(text) })
  const parts = cited === null ? [] : partsToFill(form, cited)
  return (
    <Import data-citation={view}>
      <summary>
        <FormattedMessage id="submission.citation.title" />
      </summary>
      <CitationForm
        {...fields.props}
        aria-label={intl.formatMessage({ id: 'submission.citation.title' })}
        aria-busy={busy || undefined}
      >
        <TextArea
          name="text"
          label={<FormattedMessage id="submission.citation" />}
          hint={<FormattedMessage id="submission.citation.hint" />}
          error={faultOf(fields, 'text')}
          rows={6}
        />
        {fields.general !== null && (
          <Refusal role="alert">
            <FailureText failure={fields.general} />
          </Refusal>
        )}
        <div>
          <Button type="submit" variant="quiet" small busy={busy}>
            <FormattedMessage id="submission.citation.read" />
          </Button>
        </div>
      </CitationForm>
      <div role="status">
        {cited !== null && (
          <Cited aria-label={intl.formatMessage({ id: 'submission.citation.found' })}>
            {parts.map(({ part, isKept }) => (
              <div key={part} data-kept={isKept}>
                <dt>
                  <FormattedMessage
                    id={part === 'authors' ? 'submission.group.authors' : `submission.field.${part}`}
                  />
                </dt>
                <dd>
                  <Content text={textOf(cited, part)} />
                  {isKept && (
                    <small>
                      <FormattedMessage id="submission.citation.kept" />
                    </small>
                  )}
                </dd>
              </div>
            ))}
          </Cited>
        )}
        {cited !== null && parts.every(({ isKept }) => isKept) && (
          <FormattedMessage id="submission.citation.nothing" />
        )}
      </div>
      {parts.some(({ isKept }) => !isKept) && (
        <p>
          <Button small onClick={onFill}>
            <FormattedMessage id="submission.citation.fill" />
          </Button>
        </p>
      )}
    </Import>
  )
}

const textOf = (cited: CitedPaper, part: keyof CitedPaper): string => {
  if (part === 'authors') return cited.authors.map(({ name, eng_name }) => name || eng_name).join('、')
  const held = cited[part]
  return typeof held === 'string' ? held : held.join('；')
}
