import { FormattedMessage } from 'react-intl'

import { typedTexts } from '../../contract/lifecycle.ts'
import { Button } from '../ui/Button.tsx'
import { Actions } from '../ui/Dialog.styles.ts'
import Dialog from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'
import { Form } from './WishDialog.styles.ts'
import type { Ask, TypedTexts } from './Record.types.ts'

/** Lazy; mount it while it is open. */
export interface WishDialogProps {
  readonly ask: Ask
  /** The event, and what was typed for it before. */
  readonly wish: TypedTexts & { readonly event: string }
  readonly onConfirm: (typed: TypedTexts) => void
  readonly onDismiss: () => void
}

const WishDialog = ({ ask, wish, onConfirm, onDismiss }: WishDialogProps) => {
  const { fields, isFinal } = ask
  const form = useForm({
    schema: typedTexts(fields),
    busy: false,
    onValid: (values) => onConfirm({ reason: '', gate: '', ...(values as Partial<TypedTexts>) }),
  })
  return (
    <Dialog
      alert={fields.length === 0}
      title={<FormattedMessage id={`record.do.${wish.event}`} />}
      description={<Warning isFinal={isFinal} isPlain={fields.length === 0} />}
      focusFirst={fields.length === 0 ? undefined : 'input'}
      onClose={onDismiss}
    >
      <Form {...form.props}>
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
        <Actions>
          <Button variant="quiet" onClick={onDismiss}>
            <FormattedMessage id="shell.cancel" />
          </Button>
          <Button type="submit" variant={isFinal ? 'danger' : 'primary'}>
            <FormattedMessage id={`record.do.${wish.event}`} />
          </Button>
        </Actions>
      </Form>
    </Dialog>
  )
}
export default WishDialog

const Warning = ({ isFinal, isPlain }: { isFinal: boolean; isPlain: boolean }) => {
  if (isFinal) return <FormattedMessage id="record.final" />
  return isPlain ? <FormattedMessage id="record.plain" /> : null
}
