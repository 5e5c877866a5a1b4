import { FormattedMessage, useIntl } from 'react-intl'

import { discussionModes } from '../../../contract/discussionWords.ts'
import type { Failure } from '../../../contract/failure.ts'
import { anonymities, deskLimits, rebuttalModes, settingsForm } from '../../../contract/paperDesk.ts'
import type { PaperSettingsView, SettingsForm as Values } from '../../../contract/paperDesk.ts'
import { Fields, Form, Group } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Actions } from './PaperDesk.styles.ts'

export interface SettingsFormProps {
  /** Initial values of the fields. */
  readonly settings: PaperSettingsView
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSend: (values: Values) => void
}

/** Terms of a conference's submissions. */
export const SettingsForm = ({ settings, busy, failure, onSend }: SettingsFormProps) => {
  const intl = useIntl()
  const form = useForm({ schema: settingsForm, busy, failure, onValid: onSend })
  const number = (name: NumberName) => (
    <TextField
      key={name}
      name={name}
      type="number"
      inputMode="numeric"
      min={bounds[name][0]}
      max={bounds[name][1]}
      label={<FormattedMessage id={`desk.field.${name}`} />}
      hint={<FormattedMessage id={`desk.hint.${name}`} />}
      error={faultOf(form, name)}
      defaultValue={settings[name]}
    />
  )
  return (
    <Form
      {...form.props}
      aria-label={intl.formatMessage({ id: 'desk.settings' })}
      aria-busy={busy || undefined}
    >
      <FaultSummary form={form} />
      <Group>
        <legend>
          <FormattedMessage id="desk.group.call" />
        </legend>
        <Fields>
          <LocalTimeField
            name="deadline"
            timeZone={settings.time_zone}
            label={<FormattedMessage id="desk.field.deadline" />}
            hint={<FormattedMessage id="desk.hint.deadline" values={{ zone: settings.time_zone }} />}
            error={faultOf(form, 'deadline')}
            defaultValue={settings.deadline}
          />
          {number('grace_minutes')}
          <LocalTimeField
            name="final_deadline"
            timeZone={settings.time_zone}
            label={<FormattedMessage id="desk.field.final_deadline" />}
            hint={<FormattedMessage id="desk.hint.final_deadline" values={{ zone: settings.time_zone }} />}
            error={faultOf(form, 'final_deadline')}
            defaultValue={settings.final_deadline}
          />
          <TextField
            name="fee"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            label={<FormattedMessage id="desk.field.fee" />}
            hint={<FormattedMessage id="desk.hint.fee" />}
            error={faultOf(form, 'fee')}
            defaultValue={String(settings.fee / 100)}
          />
        </Fields>
      </Group>
      <Group>
        <legend>
          <FormattedMessage id="desk.group.review" />
        </legend>
        <Fields>
          <SelectField
            name="anonymity"
            label={<FormattedMessage id="desk.field.anonymity" />}
            hint={<FormattedMessage id="desk.hint.anonymity" />}
            error={faultOf(form, 'anonymity')}
            defaultValue={settings.anonymity}
          >
            {anonymities.map((each) => (
              <FormattedMessage key={each} id={`desk.anonymity.${each}`}>
                {(said) => <option value={each}>{said}</option>}
              </FormattedMessage>
            ))}
          </SelectField>
          <SelectField
            name="discussion"
            label={<FormattedMessage id="desk.field.discussion" />}
            hint={<FormattedMessage id="desk.hint.discussion" />}
            error={faultOf(form, 'discussion')}
            defaultValue={settings.discussion}
          >
            {discussionModes.map((each) => (
              <FormattedMessage key={each} id={`desk.discussion.${each}`}>
                {(said) => <option value={each}>{said}</option>}
              </FormattedMessage>
            ))}
          </SelectField>
          {(['reviews_needed', 'rounds', 'max_rounds'] as const).map(number)}
        </Fields>
      </Group>
      <Group>
        <legend>
          <FormattedMessage id="desk.group.days" />
        </legend>
        <Fields>{(['response_days', 'review_days', 'revision_days'] as const).map(number)}</Fields>
      </Group>
      <Group>
        <legend>
          <FormattedMessage id="desk.group.rebuttal" />
        </legend>
        <Fields>
          <SelectField
            name="rebuttal"
            label={<FormattedMessage id="desk.field.rebuttal" />}
            hint={<FormattedMessage id="desk.hint.rebuttal" />}
            error={faultOf(form, 'rebuttal')}
            defaultValue={settings.rebuttal}
          >
            {rebuttalModes.map((each) => (
              <FormattedMessage key={each} id={`desk.rebuttal.${each}`}>
                {(said) => <option value={each}>{said}</option>}
              </FormattedMessage>
            ))}
          </SelectField>
          {(['rebuttal_days', 'rebuttal_length'] as const).map(number)}
        </Fields>
      </Group>
      {form.general !== null && (
        <Refusal role="alert">
          <FailureText failure={form.general} />
        </Refusal>
      )}
      <Actions>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="desk.save" />
        </Button>
      </Actions>
    </Form>
  )
}

const bounds = {
  grace_minutes: [0, deskLimits.graceMinutes],
  reviews_needed: [0, deskLimits.reviews],
  rounds: [1, 2],
  max_rounds: [1, deskLimits.maxRounds],
  response_days: [1, deskLimits.days],
  review_days: [1, deskLimits.days],
  revision_days: [1, deskLimits.days],
  rebuttal_days: [1, deskLimits.rebuttalDays],
  rebuttal_length: deskLimits.rebuttalLength,
} as const
type NumberName = keyof typeof bounds
