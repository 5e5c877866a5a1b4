import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { campaignForm } from '../../../contract/campaign.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { Typed } from '../../../contract/typedCampaign.ts'
import { Panes } from '../../kit/panes.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Acts, Form } from './Campaigns.styles.ts'
import { LanguagePane } from './LanguagePane.tsx'
import { SavingNote, type Saving } from './SavingNote.tsx'
import { TimingFields } from './TimingFields.tsx'

export interface CampaignFormProps {
  /** Initial values of the fields; for other values, use another `key`. */
  readonly typed: Typed
  readonly isEssential: boolean
  readonly timeZone: string
  readonly saving: Saving
  /** Failure of saving it. */
  readonly failure: Failure | null
  /** Another organizer's version, and the choice. */
  readonly conflict: ReactNode
  readonly onEdit: (change: Typed) => void
  readonly onSave: () => void
  /** Drops the input, and shows the current version. */
  readonly onDrop: () => void
}

/** A mail in both languages, and when it goes. Reports every change at once. */
export const CampaignForm = (props: CampaignFormProps) => {
  const { typed, isEssential, timeZone, saving, failure, conflict, onEdit } = props
  const intl = useIntl()
  const isClosed = saving === 'conflict' || saving === 'locked'
  const form = useForm({
    schema: campaignForm,
    busy: isClosed,
    onValid: props.onSave,
    onDraft: (values) => onEdit({ is_essential: '', ...values }),
  })
  // Autosave, without a press: the server's refusal is shown at its field, and the focus does not move.
  const refused = (name: string) => (failure?.field === name ? failure : null)
  const said = { faults: form.faults, limits: form.limits, refused }
  return (
    <Form {...form.props} aria-label={intl.formatMessage({ id: 'campaign.text' })}>
      <FaultSummary form={form} />
      <Panes>
        {(['zh', 'en'] as const).map((language) => (
          <LanguagePane
            key={language}
            language={language}
            typed={typed}
            disabled={isClosed}
            faults={{
              title: faultOf(said, language === 'zh' ? 'title' : 'eng_title'),
              body: faultOf(said, language === 'zh' ? 'body' : 'eng_body'),
            }}
            onBody={(text) => onEdit({ [language === 'zh' ? 'body' : 'eng_body']: text })}
          />
        ))}
      </Panes>
      <TimingFields form={said} typed={typed} timeZone={timeZone} />
      <Checkbox
        name="is_essential"
        checked={isEssential}
        onChange={(isOn) => onEdit({ is_essential: isOn ? 'on' : '' })}
      >
        <FormattedMessage id="campaign.field.essential" />
      </Checkbox>
      {conflict}
      <Acts>
        {!isClosed && (
          <Button type="submit">
            <FormattedMessage id="campaign.save" />
          </Button>
        )}
        {isClosed && (
          <Button variant="quiet" onClick={props.onDrop}>
            <FormattedMessage id="campaign.conflict.drop" />
          </Button>
        )}
        <SavingNote saving={saving} failure={failure} />
      </Acts>
    </Form>
  )
}
