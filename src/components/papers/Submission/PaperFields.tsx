import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { longestResponse } from '../../../contract/paper.ts'
import type { Editing } from '../../../contract/paperEditing.ts'
import { conflictsOf, type PaperForm } from '../../../contract/paperForm.ts'
import { paperOfTexts, typedPaper } from '../../../contract/paperTexts.ts'
import { Fields, Form, Group, Note } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { OfferedLanguages } from '../../kit/OfferedLanguages.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'
import { AuthorRows } from './AuthorRows.tsx'
import { ConflictRows, type ConflictRowsProps } from './ConflictRows.tsx'
import { Hint, KeepingBar, Missing } from './Submission.styles.ts'
import { TextParts } from './TextParts.tsx'
import { listed } from '../../kit/listed.ts'

interface Typed {
  form: PaperForm
  response: string
}

type FileName = (typeof fileNames)[number]

export interface PaperFieldsProps {
  /** Initial values of the fields. */
  typed: Typed
  /** A revision has a letter to the reviewers. */
  editing: Editing
  /** The letter is required: there are reviews to answer. */
  needsLetter: boolean
  busy: boolean
  failure: Failure | null
  /** Increases when something other than typing has changed the fields, which then reset. */
  fillings: number
  /** A form of its own above this one, which takes values from a citation. */
  citation: ReactNode
  /** Above the fields: the decision, the restored draft. */
  above: ReactNode
  /** The two files, by names that must exist when the form is sent. */
  files: (faultOf: (name: FileName) => ReactNode) => ReactNode
  /** Conflicts that follow from the authors. */
  suggestions: ConflictRowsProps['suggestions']
  /** Changes made by a revision. */
  changes: ReactNode
  /** Below the abstracts: a comparison of them with other papers. */
  similarity: ReactNode
  /** State of saving the input. */
  keeping: ReactNode
  onTyped: (typed: Typed) => void
  onSend: (typed: Typed) => void
}

/** A paper while it is typed (PAP-02). */
export const PaperFields = (props: PaperFieldsProps) => {
  const { typed, editing, needsLetter, busy, failure, fillings } = props
  const { form: start } = typed
  const intl = useIntl()
  const missing = missingIn(start)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that filled them in disappears, and the author continues in the fields.
    if (fillings > 0) fields.current?.querySelector('input')?.focus()
  }, [fillings])
  const [isDeclared, setDeclared] = useState(start.conflicts_declared)
  const typedIn = (texts: Record<string, string>): Typed => ({
    form: paperOfTexts(texts),
    response: texts['response'] ?? '',
  })
  const form = useForm({
    schema: typedPaper,
    busy,
    failure,
    // All missing parts are reported at once, also those that are not part of the paper itself.
    alsoFaulty: (texts) => ({
      ...(needsLetter && (texts['response'] ?? '').trim() === '' ? { response: 'required' as const } : {}),
      ...Object.fromEntries(
        fileNames.filter((name) => texts[name] === '').map((name) => [name, 'required' as const]),
      ),
    }),
    onValid: () => props.onSend(typedIn(form.read())),
  })
  const fault = (name: string) => faultOf(form, name)
  const report = () => props.onTyped(typedIn(form.read()))
  return (
    // A paper is cited in both languages, whichever the site offers.
    <OfferedLanguages value={both}>
      {props.citation}
      <Form
        {...form.props}
        aria-label={intl.formatMessage({ id: 'submission.title' })}
        aria-busy={busy || undefined}
        onInput={(event) => {
          form.props.onInput(event)
          report()
        }}
      >
        <FaultSummary form={form} />
        {props.above}
        {editing === 'revision' && (
          <Group>
            <legend>
              <FormattedMessage id="submission.group.response" />
            </legend>
            <TextArea
              name="response"
              label={<FormattedMessage id="submission.field.response" />}
              hint={
                <FormattedMessage
                  id={needsLetter ? 'submission.response.hint' : 'submission.response.free'}
                />
              }
              error={fault('response')}
              rows={8}
              required={needsLetter}
              maxLength={longestResponse}
              defaultValue={typed.response}
            />
          </Group>
        )}
        <Group>
          <legend>
            <FormattedMessage id="submission.group.paper" />
          </legend>
          <Hint>
            <FormattedMessage id="submission.oneLanguage" />
          </Hint>
          <Fields key={fillings} ref={fields}>
            <TextParts start={start} faultOf={fault} />
          </Fields>
          {missing.length > 0 && (
            <Missing role="status">
              <FormattedMessage
                id="submission.missing"
                values={{
                  parts: listed(
                    missing.map((part) => intl.formatMessage({ id: `submission.field.${part}` })),
                    intl.locale,
                  ),
                }}
              />
            </Missing>
          )}
          {props.similarity}
        </Group>
        <Group>
          <legend>
            <FormattedMessage id="submission.group.authors" />
          </legend>
          <Hint>
            <FormattedMessage id="submission.required.authors" />
          </Hint>
          <AuthorRows
            key={fillings}
            authors={start.authors}
            corresponding={start.corresponding}
            faultOf={fault}
            onRearranged={report}
          />
        </Group>
        <Group>
          <legend>
            <FormattedMessage id="submission.group.files" />
          </legend>
          <Fields>{props.files(fault)}</Fields>
        </Group>
        <Group>
          <legend>
            <FormattedMessage id="submission.group.conflicts" />
          </legend>
          <Hint>
            <FormattedMessage id="submission.conflicts.hint" />
          </Hint>
          <ConflictRows
            conflicts={conflictsOf(start)}
            faultOf={fault}
            onRearranged={report}
            suggestions={props.suggestions}
          />
          <Checkbox name="conflicts_declared" checked={isDeclared} onChange={setDeclared}>
            <FormattedMessage id="submission.field.conflicts_declared" />
          </Checkbox>
          {form.faults['conflicts_declared'] !== undefined && (
            <Note $tone="seal" role="alert">
              {fault('conflicts_declared')}
            </Note>
          )}
        </Group>
        {props.changes}
        {form.general !== null && (
          <Note $tone="seal" role="alert">
            <FailureText failure={form.general} />
          </Note>
        )}
        <KeepingBar>
          <Button type="submit" busy={busy}>
            <FormattedMessage id={sendTexts[editing]} />
          </Button>
          {props.keeping}
        </KeepingBar>
      </Form>
    </OfferedLanguages>
  )
}

const both = ['zh', 'en'] as const

const sendTexts = {
  draft: 'submission.submit',
  submitted: 'submission.amend',
  revision: 'submission.resubmit',
} as const

const fileNames = ['paperPdf', 'paperDoc'] as const

/** Parts that are there in one language and not in the other one: readers of that one see the wrong one. */
const missingIn = (form: PaperForm) =>
  pairs.flatMap(([one, other]) => {
    const isEmpty = (part: (typeof pairs)[number][number]) => form[part].length === 0
    if (isEmpty(one) === isEmpty(other)) return []
    return [isEmpty(one) ? one : other]
  })

const pairs = [
  ['title', 'eng_title'],
  ['abstract', 'eng_abstract'],
  ['keywords', 'eng_keywords'],
] as const
