import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { campaignForm, type Campaign } from '../../contract/campaign.ts'
import type { Failure } from '../../contract/failure.ts'
import { Panes } from '../ConferenceContent/ConferenceContent.styles.ts'
import { faultOf } from '../Login/faultOf.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { FailureText } from '../ui/FailureText.tsx'
import { Refusal } from '../ui/Refusal.ts'
import { useForm } from '../ui/useForm.ts'
import { Acts, Form } from './Campaigns.styles.ts'
import { LanguagePane } from './LanguagePane.tsx'
import { TimingFields } from './TimingFields.tsx'
import { isChanged, type Typed } from './typedCampaign.ts'

export interface CampaignFormProps {
  readonly campaign: Campaign
  readonly typed: Typed
  /** As JSON; chosen beside the form. */
  readonly audience: string
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  /** Somebody else has saved it; `read` gives what is typed here. */
  readonly conflict: ((read: () => Typed) => ReactNode) | null
  readonly onSubmit: (texts: Typed) => void
  /** Shows what stands now. */
  readonly onClose: () => void
  /** What can be done with a mail, once everything is saved. */
  readonly steps: (isSaved: boolean) => ReactNode
}

/** A mail in both languages, and when it goes. What is typed stays until it is saved. */
export const CampaignForm = (props: CampaignFormProps) => {
  const { campaign, typed, audience, isRefused, busy, failure, conflict } = props
  const intl = useIntl()
  const [isEssential, setEssential] = useState(typed['is_essential'] === 'on')
  const [touched, setTouched] = useState<Typed | null>(null)
  const form = useForm({
    schema: campaignForm,
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(read()),
    onDraft: setTouched,
  })
  const read = (): Typed => ({ ...form.read(), audience })
  const refused = isRefused ? failure : form.general
  const shown = touched ?? typed
  const isSaved = !isChanged(campaign, {
    ...shown,
    audience,
    ...(isEssential ? { is_essential: 'on' } : { is_essential: '' }),
  })
  return (
    <>
      <Form
        {...form.props}
        aria-label={intl.formatMessage({ id: 'campaign.text' })}
        aria-busy={busy || undefined}
      >
        <Panes>
          {(['zh', 'en'] as const).map((language) => (
            <LanguagePane
              key={language}
              language={language}
              typed={typed}
              disabled={busy || isRefused}
              faults={{
                title: faultOf(form, language === 'zh' ? 'title' : 'eng_title'),
                body: faultOf(form, language === 'zh' ? 'body' : 'eng_body'),
              }}
              onBody={() => setTouched({ ...form.read(), edited: 'yes' })}
            />
          ))}
        </Panes>
        <TimingFields form={form} typed={typed} timeZone={campaign.time_zone} />
        <Checkbox name="is_essential" checked={isEssential} onChange={setEssential}>
          <FormattedMessage id="campaign.field.essential" />
        </Checkbox>
        {refused !== null && (
          <Refusal role="alert">
            <FailureText failure={refused} />
          </Refusal>
        )}
        {conflict?.(read)}
        <Acts>
          {isRefused ? (
            <Button variant="quiet" onClick={props.onClose}>
              <FormattedMessage id="campaign.conflict.drop" />
            </Button>
          ) : (
            <Button type="submit" busy={busy}>
              <FormattedMessage id="campaign.save" />
            </Button>
          )}
          <span role="status">
            <FormattedMessage id={isSaved ? 'campaign.saved' : 'campaign.unsaved'} />
          </span>
        </Acts>
      </Form>
      {props.steps(isSaved && !busy && !isRefused)}
    </>
  )
}
