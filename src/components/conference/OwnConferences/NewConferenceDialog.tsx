import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { draftSteps, type DraftStep as Step, type DraftTyped } from '../../../contract/ownConference.ts'
import type { SubjectNode } from '../../../contract/user.ts'
import { Whole } from '../../kit/wideForm.styles.ts'
import Dialog from '../../kit/Dialog.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { StepList } from '../../kit/StepList.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { DraftStep } from './DraftStep.tsx'
import { SubjectChoices } from './SubjectChoices.tsx'
import { ZoneChoices } from './ZoneChoices.tsx'

/** Lazy; mount it while it is open. */
export interface NewConferenceDialogProps {
  readonly step: Step
  /** Initial values of the fields. */
  readonly typed: DraftTyped
  readonly subjects: readonly SubjectNode[]
  readonly busy: boolean
  /** The account may not make conferences any more. */
  readonly isBarred: boolean
  readonly failure: Failure | null
  readonly onNext: (typed: DraftTyped) => void
  readonly onBack: (typed: DraftTyped) => void
  readonly onClose: () => void
}

/** Creates a conference, in three steps. The input stays until the draft exists. */
const NewConferenceDialog = (props: NewConferenceDialogProps) => {
  const { step, typed, subjects, busy, onClose } = props
  const zone = String(typed.time_zone ?? 'Asia/Shanghai')
  return (
    <Dialog
      wide
      title={<FormattedMessage id="organizer.new" />}
      description={<FormattedMessage id="organizer.new.lead" />}
      focusFirst="input"
      onClose={busy ? undefined : onClose}
    >
      <StepList
        steps={steps.map((name) => (
          <FormattedMessage key={name} id={`organizer.step.${name}`} />
        ))}
        current={steps.indexOf(step)}
      />
      {step === 'titles' && (
        <DraftStep {...props} key={step} step={step} focus="title" onBack={null}>
          {(field) => (
            <>
              <Whole>
                <TextField
                  {...field('title')}
                  lang="zh-CN"
                  hint={<FormattedMessage id="organizer.field.title.hint" />}
                  maxLength={200}
                />
              </Whole>
              <Whole>
                <TextField {...field('eng_title')} lang="en" maxLength={200} />
              </Whole>
            </>
          )}
        </DraftStep>
      )}
      {step === 'days' && (
        <DraftStep {...props} key={step} step={step} focus="starts_on">
          {(field) => (
            <>
              <TextField {...field('starts_on')} {...dates} required />
              <TextField
                {...field('ends_on')}
                {...dates}
                hint={<FormattedMessage id="organizer.field.ends_on.hint" />}
                required
              />
              <Whole>
                <SelectField
                  {...field('time_zone')}
                  defaultValue={zone}
                  hint={<FormattedMessage id="organizer.field.days_zone.hint" />}
                >
                  <ZoneChoices known={zone} />
                </SelectField>
              </Whole>
            </>
          )}
        </DraftStep>
      )}
      {step === 'place' && (
        <DraftStep {...props} key={step} step={step} focus="subject_id" isLast>
          {(field) => (
            <>
              <Whole>
                {/* The choices come after the form. */}
                <SelectField
                  key={subjects.length}
                  {...field('subject_id')}
                  hint={<FormattedMessage id="organizer.field.later" />}
                >
                  <SubjectChoices subjects={subjects} />
                </SelectField>
              </Whole>
              <TextField
                {...field('place')}
                lang="zh-CN"
                hint={<FormattedMessage id="organizer.field.later" />}
                maxLength={80}
              />
              <TextField {...field('eng_place')} lang="en" maxLength={120} />
            </>
          )}
        </DraftStep>
      )}
    </Dialog>
  )
}
export default NewConferenceDialog

const steps = Object.keys(draftSteps) as readonly Step[]
const dates = { type: 'date', min: '2000-01-01', max: '2099-12-31' } as const
