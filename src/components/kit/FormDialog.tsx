import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

import type { Failure } from '../../contract/failure.ts'
import { Button } from './Button.tsx'
import Dialog from './Dialog.tsx'
import { DialogEnd } from './DialogEnd.tsx'
import { FaultSummary } from './FaultSummary.tsx'
import { Form } from './FormDialog.styles.ts'
import type { useForm } from './useForm.ts'

export interface FormDialogProps<S extends z.ZodMiniType> {
  readonly form: ReturnType<typeof useForm<S>>
  readonly title: ReactNode
  readonly description: ReactNode
  /** Selector of the field that gets the focus. */
  readonly focusFirst: string
  /** Nothing can be done here any more: all that is left is to close it. */
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  /** Label of the submit button. */
  readonly submit: ReactNode
  readonly onClose: () => void
  /** The fields. */
  readonly children: ReactNode
}

/** A dialog with a form for one action, and the reason of its refusal. Comes with a lazy dialog. */
export const FormDialog = <S extends z.ZodMiniType>(props: FormDialogProps<S>) => {
  const { form, title, description, focusFirst, isRefused, busy, failure, submit, onClose, children } = props
  return (
    <Dialog
      title={title}
      description={description}
      focusFirst={isRefused ? undefined : focusFirst}
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props} aria-busy={busy || undefined}>
        <FaultSummary form={form} />
        {children}
        <DialogEnd
          isRefused={isRefused}
          busy={busy}
          failure={isRefused ? failure : form.general}
          submit={
            <Button type="submit" busy={busy}>
              {submit}
            </Button>
          }
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
