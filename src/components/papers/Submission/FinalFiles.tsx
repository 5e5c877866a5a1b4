import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { PaperForm } from '../../../contract/paperForm.ts'
import { paperOfTexts, typedPaper } from '../../../contract/paperTexts.ts'
import { Fields, Form, Group, Note } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { OfferedLanguages } from '../../kit/OfferedLanguages.ts'
import { useForm } from '../../kit/useForm.ts'
import { AuthorRows } from './AuthorRows.tsx'
import { Hint } from './Submission.styles.ts'
import { TextParts } from './TextParts.tsx'

export interface FinalFilesProps {
  busy: boolean
  failure: Failure | null
  /** As it was accepted, or corrected on this device. */
  start: PaperForm
  files: ReactNode
  onTyped: (form: PaperForm) => void
  onConfirm: (form: PaperForm) => void
}

/** An accepted paper: its final files, corrections, and the agreement to publication. */
export const FinalFiles = ({ busy, failure, start, files, onTyped, onConfirm }: FinalFilesProps) => {
  const intl = useIntl()
  const [isAgreed, setAgreed] = useState(false)
  const form = useForm({
    schema: typedPaper,
    busy: busy || !isAgreed,
    failure,
    onValid: onConfirm,
  })
  const fault = (name: string) => faultOf(form, name)
  const report = () => onTyped(paperOfTexts(form.read()))
  return (
    // A paper is cited in both languages, whichever the site offers.
    <OfferedLanguages value={both}>
      <Form
        {...form.props}
        aria-label={intl.formatMessage({ id: 'submission.final' })}
        aria-busy={busy || undefined}
        onInput={(event) => {
          form.props.onInput(event)
          report()
        }}
      >
        <FaultSummary form={form} />
        <Group>
          <legend>
            <FormattedMessage id="submission.final" />
          </legend>
          <Fields>{files}</Fields>
        </Group>
        <Group>
          <legend>
            <FormattedMessage id="submission.final.correct" />
          </legend>
          <Hint>
            <FormattedMessage id="submission.final.correct.hint" />
          </Hint>
          <Fields>
            <TextParts start={start} faultOf={fault} />
          </Fields>
        </Group>
        <Group>
          <legend>
            <FormattedMessage id="submission.group.authors" />
          </legend>
          <Hint>
            <FormattedMessage id="submission.final.authors.hint" />
          </Hint>
          <AuthorRows
            authors={start.authors}
            corresponding={start.corresponding}
            faultOf={fault}
            isFixed
            onRearranged={report}
          />
          <input type="hidden" name="conflicts_declared" value="on" />
        </Group>
        <Checkbox checked={isAgreed} onChange={setAgreed}>
          <FormattedMessage id="submission.final.agree" />
        </Checkbox>
        {form.general !== null && (
          <Note $tone="seal" role="alert">
            <FailureText failure={form.general} />
          </Note>
        )}
        <p>
          <Button type="submit" busy={busy} aria-disabled={!isAgreed || undefined}>
            <FormattedMessage id="submission.final.confirm" />
          </Button>
        </p>
      </Form>
    </OfferedLanguages>
  )
}

const both = ['zh', 'en'] as const
