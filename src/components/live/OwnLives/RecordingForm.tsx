import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { liveLimits, liveRecordingForm, type OwnLive } from '../../../contract/ownLive.ts'
import { Fields, Form, Group } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Actions } from '../../kit/workbench.styles.ts'
import type { Typed } from '../../kit/typedOf.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import type { PictureSlot } from './LiveForm.tsx'

export interface RecordingFormProps {
  readonly recording: NonNullable<OwnLive['recording']>
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly picture: (slot: PictureSlot) => ReactNode
  readonly onSubmit: (texts: Typed) => void
  /** Closes the form and shows the current values. */
  readonly onClose: () => void
}

/** Title of a live's recording in both languages, and whether visitors can find it. */
export const RecordingForm = (props: RecordingFormProps) => {
  const { recording, isRefused, busy, failure, picture } = props
  const intl = useIntl()
  const [hidden, setHidden] = useState(recording.hidden)
  const form = useForm({
    schema: liveRecordingForm,
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  const field = (name: 'title' | 'eng_title' | 'speaker' | 'eng_speaker', lang: string) => (
    <TextField
      name={name}
      lang={lang}
      label={<FormattedMessage id={`ownLive.field.${name}`} />}
      error={faultOf(form, name)}
      defaultValue={recording[name]}
      maxLength={liveLimits.title}
      autoComplete="off"
      required
    />
  )
  const refused = isRefused ? failure : form.general
  return (
    <Form
      {...form.props}
      aria-label={intl.formatMessage({ id: 'ownLive.recording' })}
      aria-busy={busy || undefined}
    >
      <FaultSummary form={form} />
      <Group>
        <legend>
          <FormattedMessage id="ownLive.recording" />
        </legend>
        <Fields>
          {field('title', 'zh-CN')}
          {field('eng_title', 'en')}
          {field('speaker', 'zh-CN')}
          {field('eng_speaker', 'en')}
          {picture({
            name: 'cover',
            label: <FormattedMessage id="ownLive.field.cover" />,
            hint: <FormattedMessage id="ownLive.hint.picture" />,
            error: faultOf(form, 'cover'),
            url: recording.cover,
          })}
        </Fields>
        <Checkbox checked={hidden} onChange={setHidden}>
          <FormattedMessage id="ownLive.recording.hide" />
        </Checkbox>
        <input type="hidden" name="hidden" value={hidden ? '1' : '0'} />
      </Group>
      {refused !== null && (
        <Refusal role="alert">
          <FailureText failure={refused} />
        </Refusal>
      )}
      <Actions>
        {isRefused ? (
          <Button variant="quiet" onClick={props.onClose}>
            <FormattedMessage id="ownLive.drop" />
          </Button>
        ) : (
          <Button type="submit" busy={busy}>
            <FormattedMessage id="ownLive.save" />
          </Button>
        )}
        {!recording.hidden && (
          <a href={`/videoDetails?video_id=${recording.video_id}`}>
            <FormattedMessage id="ownLive.recording.open" />
          </a>
        )}
      </Actions>
    </Form>
  )
}
