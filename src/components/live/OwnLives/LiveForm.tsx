import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { liveLimits, ownLiveForm, type OwnLives } from '../../../contract/ownLive.ts'
import { Fields, Form, Group } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Actions } from '../../kit/workbench.styles.ts'
import type { Typed } from '../../kit/typedOf.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { AccessFields } from './AccessFields.tsx'
import { pictures, type LivePicture } from './typedLive.ts'

export interface PictureSlot {
  readonly name: string
  readonly label: ReactNode
  readonly hint: ReactNode
  readonly error: ReactNode
  readonly url: string
}

export interface LiveFormProps {
  readonly desk: OwnLives
  readonly typed: Typed
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly conflict: ((read: () => Typed) => ReactNode) | null
  readonly picture: (slot: PictureSlot) => ReactNode
  readonly onSubmit: (texts: Typed) => void
  /** Closes the form and shows the current values. */
  readonly onClose: () => void
}

/** A live before it begins, Chinese and English side by side. */
export const LiveForm = (props: LiveFormProps) => {
  const { desk, typed, isRefused, busy, failure, conflict, picture } = props
  const intl = useIntl()
  const form = useForm({
    schema: ownLiveForm,
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  const shared = (name: string, label: FieldName) => ({
    name,
    label: <FormattedMessage id={`ownLive.field.${label}`} />,
    error: faultOf(form, name),
    defaultValue: typed[name],
    autoComplete: 'off',
  })
  const refused = isRefused ? failure : form.general
  return (
    <Form
      {...form.props}
      aria-label={intl.formatMessage({ id: 'organizer.section.lives' })}
      aria-busy={busy || undefined}
    >
      <FaultSummary form={form} />
      <Group>
        <legend>
          <FormattedMessage id="ownLive.group.what" />
        </legend>
        <Fields>
          <TextField {...shared('title', 'title')} lang="zh-CN" maxLength={liveLimits.title} required />
          <TextField
            {...shared('eng_title', 'eng_title')}
            lang="en"
            maxLength={liveLimits.title}
            hint={<FormattedMessage id="ownLive.hint.english" />}
          />
          <TextField {...shared('speaker', 'speaker')} lang="zh-CN" maxLength={liveLimits.speaker} required />
          <TextField {...shared('eng_speaker', 'eng_speaker')} lang="en" maxLength={liveLimits.speaker} />
          <LocalTimeField
            {...shared('starts_at', 'starts_at')}
            timeZone={desk.time_zone}
            hint={<FormattedMessage id="ownLive.hint.starts_at" values={{ zone: desk.time_zone }} />}
            required
          />
        </Fields>
      </Group>
      <Group>
        <legend>
          <FormattedMessage id="ownLive.group.who" />
        </legend>
        <Fields>
          <AccessFields
            typed={typed}
            types={desk.ticket_types}
            errors={{ access: faultOf(form, 'access'), access_types: faultOf(form, 'access_types') }}
          />
          <TextField
            {...shared('max_user', 'max_user')}
            type="number"
            inputMode="numeric"
            min={1}
            max={liveLimits.people}
          />
          <TextField
            {...shared('link_mic_wait', 'link_mic_wait')}
            type="number"
            inputMode="numeric"
            min={liveLimits.wait[0]}
            max={liveLimits.wait[1]}
            hint={<FormattedMessage id="ownLive.hint.link_mic_wait" />}
          />
        </Fields>
      </Group>
      <Group>
        <legend>
          <FormattedMessage id="ownLive.group.pictures" />
        </legend>
        <Fields>
          {pictures.map((name) => (
            <div key={name}>
              {picture({
                name,
                label: <FormattedMessage id={`ownLive.field.${name}`} />,
                hint: <FormattedMessage id="ownLive.hint.picture" />,
                error: faultOf(form, name),
                url: typed[name] ?? '',
              })}
            </div>
          ))}
        </Fields>
      </Group>
      {refused !== null && (
        <Refusal role="alert">
          <FailureText failure={refused} />
        </Refusal>
      )}
      {conflict?.(form.read)}
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
      </Actions>
    </Form>
  )
}

type FieldName =
  | LivePicture
  | 'title'
  | 'eng_title'
  | 'speaker'
  | 'eng_speaker'
  | 'starts_at'
  | 'max_user'
  | 'link_mic_wait'
