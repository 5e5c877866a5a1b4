import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import {
  draftSteps,
  type DraftFieldOf,
  type DraftStep as Step,
  type DraftTyped,
} from '../../../contract/ownConference.ts'
import { Actions, Form, Whole } from '../../kit/wideForm.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { useForm } from '../../kit/useForm.ts'

export interface DraftStepProps<S extends Step> {
  readonly step: S
  /** Initial values of the fields. */
  readonly typed: DraftTyped
  /** The field that gets the focus when the step is shown. */
  readonly focus: DraftFieldOf<S>
  /** Going on makes the draft. */
  readonly isLast?: boolean
  readonly busy: boolean
  readonly isBarred: boolean
  readonly failure: Failure | null
  readonly onNext: (typed: DraftTyped) => void
  /** Null: there is no step before this one. */
  readonly onBack: ((typed: DraftTyped) => void) | null
  readonly onClose: () => void
  readonly children: (field: (name: DraftFieldOf<S>) => FieldProps) => ReactNode
}

interface FieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly error: ReactNode
  readonly autoFocus: boolean
  readonly defaultValue: string | undefined
  readonly autoComplete: 'off'
}

/** One step of the form for a new conference: its fields and the ways on, back and out. */
export const DraftStep = <S extends Step>(props: DraftStepProps<S>) => {
  const { step, typed, focus, isLast = false, busy, isBarred, failure } = props
  const { onNext, onBack, onClose, children } = props
  const form = useForm({ schema: draftSteps[step], busy: busy || isBarred, failure, onValid: onNext })
  // Typing answers a refusal, but gives no approval back.
  const refused = isBarred ? failure : form.general
  const leaves = onBack === null || isBarred
  const field = (name: DraftFieldOf<S>): FieldProps => ({
    name,
    label: <FormattedMessage id={`organizer.field.${name}`} />,
    error: faultOf(form, name),
    autoFocus: name === focus,
    defaultValue: typed[name] === undefined ? undefined : String(typed[name]),
    autoComplete: 'off',
  })
  return (
    <Form {...form.props} aria-busy={busy || undefined}>
      <FaultSummary form={form} />
      {children(field)}
      {refused !== null && (
        <Whole>
          <Refusal role="alert">
            <FailureText failure={refused} />
          </Refusal>
        </Whole>
      )}
      <Actions>
        <Button
          variant="quiet"
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : () => (leaves ? onClose() : onBack(form.read()))}
        >
          <FormattedMessage id={leaves ? 'shell.cancel' : 'organizer.step.back'} />
        </Button>
        {isBarred ? (
          <ButtonLink href="/attest">
            <FormattedMessage id="organizer.attest" />
          </ButtonLink>
        ) : (
          <Button type="submit" busy={busy}>
            <FormattedMessage id={isLast ? 'organizer.create' : 'organizer.step.next'} />
          </Button>
        )}
      </Actions>
    </Form>
  )
}
