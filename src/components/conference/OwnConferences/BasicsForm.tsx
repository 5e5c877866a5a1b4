import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import {
  basicsForm,
  type BasicsForm as Values,
  type ConferenceBasics,
  type EnglishField,
} from '../../../contract/conferenceBasics.ts'
import { mustBeFilledIn } from '../../../contract/filledIn.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { SubjectNode } from '../../../contract/user.ts'
import { Fields, Form, Group, Whole } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Actions } from '../../kit/workbench.styles.ts'
import { SubjectChoices } from './SubjectChoices.tsx'
import { ZoneChoices } from './ZoneChoices.tsx'

export interface CoverSlot {
  readonly name: 'cover'
  readonly label: ReactNode
  readonly hint: ReactNode
  readonly error: ReactNode
  readonly url: string
}

export interface BasicsFormProps {
  /** Initial values of the fields. */
  readonly basics: ConferenceBasics
  readonly subjects: readonly SubjectNode[]
  readonly busy: boolean
  /** The field that the checklist leads to, or null. */
  readonly wanted: string | null
  /** Something has to be chosen first. */
  readonly isHeld: boolean
  readonly failure: Failure | null
  /** The field of the cover, which is sent as soon as it is chosen. */
  readonly cover: (slot: CoverSlot) => ReactNode
  readonly onSend: (
    values: Values & { readonly confirmed: readonly EnglishField[]; readonly isTold: boolean },
  ) => void
}

/** Name, place and days of a conference, Chinese and English side by side. */
export const BasicsForm = (props: BasicsFormProps) => {
  const { basics, subjects, wanted, busy, isHeld, failure, cover, onSend } = props
  const intl = useIntl()
  const [zone, setZone] = useState(basics.time_zone)
  const [confirmed, setConfirmed] = useState<readonly EnglishField[]>([])
  const language = mustBeFilledIn(basics)
  const [isTold, setIsTold] = useState(true)
  const form = useForm({
    schema: basicsForm,
    busy: busy || isHeld,
    failure,
    onValid: (values) => onSend({ ...values, confirmed, isTold }),
  })
  const shared = (name: keyof Values) => ({
    name,
    autoFocus: name === wanted,
    label: <FormattedMessage id={`organizer.field.${name}`} />,
    error: faultOf(form, name),
    defaultValue: basics[name],
    autoComplete: 'off',
  })
  // A cover need not have a description while it is a pattern of the site.
  const isPromised = (name: EnglishField) => name !== 'eng_cover_alt' || basics.cover_alt !== ''
  const english = (name: EnglishField, max: number, isLong = false) => {
    const state = basics.stale.includes(name)
      ? 'stale'
      : language === 'zh' && basics[name] === '' && isPromised(name)
        ? 'missing'
        : null
    const field = {
      ...shared(name),
      lang: 'en',
      maxLength: max,
      hint: state === null ? undefined : <FormattedMessage id={`organizer.translation.${state}`} />,
    }
    return (
      <div>
        {isLong ? <TextArea {...field} rows={6} /> : <TextField {...field} />}
        {state === 'stale' && (
          <Checkbox
            checked={confirmed.includes(name)}
            onChange={(isChecked) =>
              setConfirmed(isChecked ? [...confirmed, name] : confirmed.filter((each) => each !== name))
            }
          >
            <FormattedMessage id="organizer.translation.confirm" />
          </Checkbox>
        )}
      </div>
    )
  }
  return (
    <Form
      {...form.props}
      aria-label={intl.formatMessage({ id: 'organizer.section.basics' })}
      aria-busy={busy || undefined}
    >
      <FaultSummary form={form} />
      <Group>
        <legend>
          <FormattedMessage id="organizer.group.name" />
        </legend>
        <Fields>
          <TextField {...shared('title')} lang="zh-CN" maxLength={200} required={language === 'zh'} />
          {english('eng_title', 200)}
          <Whole>
            {/* The choices come after the form. */}
            <SelectField key={subjects.length} {...shared('subject_id')}>
              <SubjectChoices subjects={subjects} />
            </SelectField>
          </Whole>
          <TextArea {...shared('summary')} lang="zh-CN" maxLength={1000} rows={6} />
          {english('eng_summary', 3000, true)}
        </Fields>
      </Group>
      <Group>
        <legend>
          <FormattedMessage id="organizer.group.cover" />
        </legend>
        <Fields>
          <Whole>
            {cover({
              name: 'cover',
              label: <FormattedMessage id="organizer.field.cover" />,
              hint: <FormattedMessage id="organizer.field.cover.hint" />,
              error: faultOf(form, 'cover'),
              url: basics.cover,
            })}
          </Whole>
          <TextField
            {...shared('cover_alt')}
            lang="zh-CN"
            maxLength={200}
            hint={<FormattedMessage id="organizer.field.cover_alt.hint" />}
          />
          {english('eng_cover_alt', 400)}
        </Fields>
      </Group>
      <Group>
        <legend>
          <FormattedMessage id="organizer.group.days" />
        </legend>
        <Fields>
          <LocalTimeField {...shared('starts_at')} timeZone={zone} required />
          <LocalTimeField {...shared('ends_at')} timeZone={zone} required />
          <SelectField
            {...shared('time_zone')}
            onChange={({ currentTarget }) => setZone(currentTarget.value)}
            hint={<FormattedMessage id="organizer.field.time_zone.hint" />}
          >
            <ZoneChoices known={basics.time_zone} />
          </SelectField>
        </Fields>
      </Group>
      <Group>
        <legend>
          <FormattedMessage id="organizer.group.place" />
        </legend>
        <Fields>
          <TextField {...shared('place')} lang="zh-CN" maxLength={80} />
          {english('eng_place', 120)}
          <TextField {...shared('venue')} lang="zh-CN" maxLength={200} />
          {english('eng_venue', 300)}
          <Whole>
            <TextField
              {...shared('map_point')}
              maxLength={40}
              hint={<FormattedMessage id="organizer.field.map_point.hint" />}
            />
          </Whole>
        </Fields>
      </Group>
      {basics.publication === 'published' && (
        <Checkbox checked={isTold} onChange={setIsTold}>
          <FormattedMessage id="organizer.basics.announced" />
        </Checkbox>
      )}
      {form.general !== null && (
        <Refusal role="alert">
          <FailureText failure={form.general} />
        </Refusal>
      )}
      <Actions>
        <Button type="submit" busy={busy} disabled={isHeld}>
          <FormattedMessage id="organizer.save" />
        </Button>
      </Actions>
    </Form>
  )
}
