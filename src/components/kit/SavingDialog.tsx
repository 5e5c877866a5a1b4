import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Form, Whole } from './wideForm.styles.ts'
import { FaultSummary } from './FaultSummary.tsx'
import { Button } from './Button.tsx'
import Dialog from './Dialog.tsx'
import { DialogEnd } from './DialogEnd.tsx'
import type { useForm } from './useForm.ts'
import type { Typed } from './typedOf.ts'

/** One attempt to save a value that other users may save, too. */
export interface SavingProps {
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  /** Shows another user's changes; `read` returns the values typed here. */
  readonly conflict: ((read: () => Typed) => ReactNode) | null
  readonly onSubmit: (texts: Typed) => void
  readonly onClose: () => void
}

interface Props extends Omit<SavingProps, 'onSubmit'> {
  readonly form: Pick<
    ReturnType<typeof useForm>,
    'props' | 'read' | 'general' | 'faults' | 'limits' | 'wrong' | 'focus'
  >
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Selector of the field that gets the focus. */
  readonly focusFirst: string
  /** The fields, in two columns where there is room. */
  readonly children: ReactNode
}

/** The frame of a dialog whose form is saved; the input stays through a refusal and a conflict. Comes with a lazy dialog. */
export const SavingDialog = (props: Props) => {
  const { form, title, description, focusFirst, isRefused, busy, failure, conflict, onClose, children } =
    props
  return (
    <Dialog
      wide
      title={title}
      description={description}
      focusFirst={focusFirst}
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props} aria-busy={busy || undefined}>
        <FaultSummary form={form} />
        {children}
        <Whole>
          {conflict?.(form.read)}
          <DialogEnd
            isRefused={isRefused}
            busy={busy}
            failure={isRefused ? failure : form.general}
            submit={
              <Button type="submit" busy={busy}>
                <FormattedMessage id="sale.save" />
              </Button>
            }
            onClose={onClose}
          />
        </Whole>
      </Form>
    </Dialog>
  )
}
