import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { draftForm, type DraftForm } from '../../contract/ownConference.ts'
import { Actions, Form, Whole } from '../Invoice/InvoiceDialog.styles.ts'
import { faultOf } from '../Login/faultOf.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import Dialog from '../ui/Dialog.tsx'
import { FailureText } from '../ui/FailureText.tsx'
import { Refusal } from '../ui/Refusal.ts'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'

/** Lazy; mount it while it is open. */
export interface NewConferenceDialogProps {
  readonly busy: boolean
  /** The account may not make conferences any more. */
  readonly isBarred: boolean
  readonly failure: Failure | null
  readonly onSubmit: (values: DraftForm) => void
  readonly onClose: () => void
}

/** What a conference begins with: its titles and its days. What is typed stays until the draft is there. */
const NewConferenceDialog = ({ busy, isBarred, failure, onSubmit, onClose }: NewConferenceDialogProps) => {
  const form = useForm({ schema: draftForm, busy: busy || isBarred, failure, onValid: onSubmit })
  // Typing answers a refusal, but gives no approval back.
  const refused = isBarred ? failure : form.general
  return (
    <Dialog
      wide
      title={<FormattedMessage id="organizer.new" />}
      description={<FormattedMessage id="organizer.new.lead" />}
      focusFirst="input"
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props}>
        <Whole>
          <TextField
            name="title"
            label={<FormattedMessage id="organizer.field.title" />}
            hint={<FormattedMessage id="organizer.field.title.hint" />}
            error={faultOf(form, 'title')}
            maxLength={200}
            autoComplete="off"
            required
          />
        </Whole>
        <Whole>
          <TextField
            name="eng_title"
            lang="en"
            label={<FormattedMessage id="organizer.field.engTitle" />}
            hint={<FormattedMessage id="organizer.field.engTitle.hint" />}
            error={faultOf(form, 'eng_title')}
            maxLength={200}
            autoComplete="off"
          />
        </Whole>
        <TextField
          name="starts_on"
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          label={<FormattedMessage id="organizer.field.startsOn" />}
          error={faultOf(form, 'starts_on')}
          required
        />
        <TextField
          name="ends_on"
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          label={<FormattedMessage id="organizer.field.endsOn" />}
          hint={<FormattedMessage id="organizer.field.endsOn.hint" />}
          error={faultOf(form, 'ends_on')}
          required
        />
        {refused !== null && (
          <Whole>
            <Refusal role="alert">
              <FailureText failure={refused} />
            </Refusal>
          </Whole>
        )}
        <Actions>
          <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            <FormattedMessage id="shell.cancel" />
          </Button>
          {isBarred ? (
            <ButtonLink href="/attest">
              <FormattedMessage id="organizer.attest" />
            </ButtonLink>
          ) : (
            <Button type="submit" busy={busy}>
              <FormattedMessage id="organizer.create" />
            </Button>
          )}
        </Actions>
      </Form>
    </Dialog>
  )
}
export default NewConferenceDialog
