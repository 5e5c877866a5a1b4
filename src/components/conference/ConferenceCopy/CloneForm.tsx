import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { cloneForm } from '../../../contract/conferenceCopy.ts'
import { copyParts, nextOf, type ConferenceFile, type CopyPart } from '../../../contract/conferenceFile.ts'
import type { Failure } from '../../../contract/failure.ts'
import { daysLater } from '../../../contract/times.ts'
import { Fields, Form, Whole } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Actions } from '../../kit/workbench.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Choices } from './ConferenceCopy.styles.ts'
import { CopyPreview } from './CopyPreview.tsx'

export interface CloneWish {
  readonly title: string
  readonly eng_title: string
  readonly starts_on: string
  readonly parts: readonly CopyPart[]
}

export interface CloneFormProps {
  readonly source: ConferenceFile
  readonly busy: boolean
  readonly failure: Failure | null
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onMake: (wish: CloneWish) => void
}

/** Title, start and copied parts of the next conference, with a preview during typing. */
export const CloneForm = ({ source, busy, failure, now, onMake }: CloneFormProps) => {
  const intl = useIntl()
  const offered = offerOf(source)
  const [parts, setParts] = useState<readonly CopyPart[]>(copyParts)
  const [terms, setTerms] = useState(offered)
  const form = useForm({
    schema: cloneForm,
    busy,
    failure,
    onValid: (values) => onMake({ ...values, parts }),
    onDraft: (typed) => {
      const read = cloneForm.safeParse(typed)
      if (read.success) setTerms(read.data)
    },
  })
  return (
    <>
      <Form
        {...form.props}
        aria-label={intl.formatMessage({ id: 'copy.clone' })}
        aria-busy={busy || undefined}
      >
        <FaultSummary form={form} />
        <Fields>
          <TextField
            name="title"
            lang="zh-CN"
            label={<FormattedMessage id="copy.clone.title" />}
            error={faultOf(form, 'title')}
            defaultValue={offered.title}
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            name="eng_title"
            lang="en"
            label={<FormattedMessage id="copy.clone.engTitle" />}
            error={faultOf(form, 'eng_title')}
            defaultValue={offered.eng_title}
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            name="starts_on"
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            label={<FormattedMessage id="copy.clone.startsOn" />}
            hint={<FormattedMessage id="copy.clone.startsOn.hint" />}
            error={faultOf(form, 'starts_on')}
            defaultValue={offered.starts_on}
            required
          />
          <Whole>
            <Choices>
              <legend>
                <FormattedMessage id="copy.parts" />
              </legend>
              {copyParts.map((part) => (
                <Checkbox
                  key={part}
                  checked={parts.includes(part)}
                  onChange={(isChosen) =>
                    setParts(copyParts.filter((each) => (each === part ? isChosen : parts.includes(each))))
                  }
                >
                  <FormattedMessage id={`copy.part.${part}`} />
                </Checkbox>
              ))}
            </Choices>
            <p>
              <FormattedMessage id="copy.never" />
            </p>
          </Whole>
        </Fields>
        {form.general !== null && (
          <Refusal role="alert">
            <FailureText failure={form.general} />
          </Refusal>
        )}
        <Actions>
          <Button type="submit" busy={busy}>
            <FormattedMessage id="copy.clone.make" />
          </Button>
        </Actions>
      </Form>
      <CopyPreview before={source} after={nextOf(source, { ...terms, parts })} now={now} />
    </>
  )
}

/** Next year on the same day of the week, and the years in its names with it. */
const offerOf = ({ basics }: ConferenceFile) => {
  const starts_on = daysLater(basics.starts_at.slice(0, 10), 364)
  const [year, next] = [basics.starts_at.slice(0, 4), starts_on.slice(0, 4)]
  return {
    title: basics.title.replaceAll(year, next),
    eng_title: basics.eng_title.replaceAll(year, next),
    starts_on,
  }
}
