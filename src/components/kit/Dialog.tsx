import { Dialog as Parts } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Actions, Backdrop, Close, Content, Description, Positioner, Title } from './Dialog.styles.ts'
import { Icon } from './Icon.tsx'

export interface DialogProps {
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Without it there is neither a close button nor Escape: the visitor answers with one of the actions. */
  onClose?: (() => void) | undefined
  /** Interrupts: read out at once, and a press beside it does not close it. */
  alert?: boolean | undefined
  wide?: boolean | undefined
  /** Selector of the element to focus; the title by default, so that a key held too long accepts nothing. */
  focusFirst?: string | undefined
}

/** Modal while mounted. Imported lazily only: it carries the headless kit. */
const Dialog = ({
  title,
  description,
  children,
  actions,
  onClose,
  alert = false,
  wide = false,
  focusFirst = 'h2',
}: DialogProps) => {
  const intl = useIntl()
  const content = useRef<HTMLDivElement>(null)
  const closable = onClose !== undefined
  // An answer may take away the button that was pressed: the focus would fall to the page behind the dialog.
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.querySelector('h2')?.focus()
  })
  return (
    <Parts.Root
      open
      role={alert ? 'alertdialog' : 'dialog'}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(focusFirst) ?? null}
      closeOnEscape={closable}
      closeOnInteractOutside={closable && !alert}
      // A press beside it closes it. Focus is moved by code alone, as by a dialog before it that gives its focus back late.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => {
        if (!open) onClose?.()
      }}
    >
      <Portal>
        <Backdrop />
        <Positioner>
          <Content ref={content} $wide={wide}>
            <Title tabIndex={-1}>{title}</Title>
            {description !== undefined && (
              <Description asChild>
                <div>{description}</div>
              </Description>
            )}
            {children}
            {actions !== undefined && <Actions>{actions}</Actions>}
            {closable && (
              <Close aria-label={intl.formatMessage({ id: 'shell.close' })}>
                <Icon name="close" />
              </Close>
            )}
          </Content>
        </Positioner>
      </Portal>
    </Parts.Root>
  )
}
export default Dialog
