import { FormattedMessage } from 'react-intl'

import type { Entity } from '../../../contract/entity.ts'
import { noteName, typedTexts } from '../../../contract/lifecycle.ts'
import { FaultSummary } from '../FaultSummary.tsx'
import { Button } from '../Button.tsx'
import { Actions } from '../Dialog.styles.ts'
import Dialog from '../Dialog.tsx'
import { TextField } from '../TextField.tsx'
import { useForm } from '../useForm.ts'
import { Form } from './WishDialog.styles.ts'
import type { Ask, Offer, TypedTexts } from './Record.types.ts'
import { toneOf } from './toneOf.ts'

/** Lazy; mount it while it is open. */
export interface WishDialogProps {
  readonly ask: Ask
  readonly tells: Offer['tells']
  readonly counts?: Offer['counts']
  readonly entity: Entity
  /** The event, and its earlier input. */
  readonly wish: TypedTexts & { readonly event: string }
  readonly onConfirm: (typed: TypedTexts) => void
  readonly onDismiss: () => void
}

const WishDialog = ({ ask, tells, counts, entity, wish, onConfirm, onDismiss }: WishDialogProps) => {
  const { fields, notes = [], isFinal } = ask
  const form = useForm({
    schema: typedTexts(fields, notes),
    busy: false,
    onValid: (values) => onConfirm(typedIn(values, fields, notes)),
  })
  return (
    <Dialog
      alert={fields.length === 0}
      title={<FormattedMessage id={`record.do.${wish.event}`} />}
      description={<Warning isFinal={isFinal} isPlain={fields.length === 0} tells={tells} counts={counts} />}
      focusFirst={fields.length === 0 ? undefined : 'input'}
      onClose={onDismiss}
    >
      <Form {...form.props}>
        <FaultSummary form={form} />
        {fields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={<FormattedMessage id={`record.typed.${name}`} />}
            defaultValue={wish[name]}
            autoComplete="off"
            required
            error={form.faults[name] && <FormattedMessage id={`error.${form.faults[name]}`} />}
          />
        ))}
        {notes.length > 0 && (
          <fieldset>
            <legend>
              <FormattedMessage id="record.typed.notes" />
            </legend>
            {notes.map((field) => (
              <TextField
                key={field}
                name={noteName(field)}
                label={<FormattedMessage id={`record.detail.${entity}.${field}`} />}
                defaultValue={wish.notes[field] ?? ''}
                autoComplete="off"
                error={
                  form.faults[noteName(field)] && (
                    <FormattedMessage id={`error.${form.faults[noteName(field)]}`} />
                  )
                }
              />
            ))}
          </fieldset>
        )}
        <Actions>
          <Button variant="quiet" onClick={onDismiss}>
            <FormattedMessage id="shell.cancel" />
          </Button>
          <Button
            type="submit"
            variant={toneOf({ event: wish.event, isFinal }) === 'danger' ? 'danger' : 'primary'}
          >
            <FormattedMessage id={`record.do.${wish.event}`} />
          </Button>
        </Actions>
      </Form>
    </Dialog>
  )
}
export default WishDialog

const typedIn = (
  values: Readonly<Record<string, string | undefined>>,
  fields: Ask['fields'],
  notes: readonly string[],
): TypedTexts => ({
  ...nothingTyped,
  ...Object.fromEntries(fields.map((name) => [name, values[name] ?? ''])),
  notes: Object.fromEntries(
    notes.flatMap((field) => {
      const note = values[noteName(field)] ?? ''
      return note === '' ? [] : [[field, note]]
    }),
  ),
})

const nothingTyped = { reason: '', eng_reason: '', gate: '', confirmation: '' }

interface WarningProps extends Pick<WishDialogProps, 'tells' | 'counts'> {
  readonly isFinal: boolean
  readonly isPlain: boolean
}

/** Warns whether it can be undone, and whom it notifies. */
const Warning = ({ isFinal, isPlain, tells, counts }: WarningProps) => (
  <>
    {isFinal ? (
      <FormattedMessage id="record.final" />
    ) : (
      isPlain && tells === null && <FormattedMessage id="record.plain" />
    )}
    {isFinal && tells !== null && ' '}
    {tells !== null && <FormattedMessage id={`record.tells.${tells}`} values={{ ...counts }} />}
  </>
)
