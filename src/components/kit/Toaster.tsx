import { createToaster, Toaster as Region } from '@ark-ui/react/toast'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from './Icon.tsx'
import { Card, Close, Text } from './Toaster.styles.ts'

export interface ToastMessage {
  readonly tone: 'success' | 'error' | 'info'
  readonly text: string
  readonly until?: 'corrected'
}

export interface ToasterProps {
  /** Errors of one page do not matter on the next. */
  path: string
  /** Passes on every toast, waiting ones first. Returns the clean-up. */
  take: (taker: (toast: ToastMessage) => void) => () => void
}

/**
 * At the bottom, where neither titles nor menus are covered. Errors stay 8 s, the rest 4 s; pointing or focusing holds
 * them. Imported lazily only: it carries the headless kit.
 */
const Toaster = ({ take, path }: ToasterProps) => {
  const intl = useIntl()
  const [toaster] = useState(() =>
    createToaster({
      placement: 'bottom-start',
      max: 4,
      gap: 12,
      overlap: false,
      // Above the line of actions that forms keep at the lower edge of a phone.
      offsets: { top: '1rem', right: '1rem', bottom: '5rem', left: '1rem' },
    }),
  )
  useEffect(() => {
    // The form whose input each visible error toast waits for; null: unknown, so any form will do.
    const awaited = new Map<string, { text: string; form: Element | null }>()
    const forget = (isOver: (toast: { text: string; form: Element | null }) => boolean) => {
      for (const [id, toast] of awaited) {
        if (!isOver(toast)) continue
        awaited.delete(id)
        toaster.dismiss(id)
      }
    }
    const onEdit = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest('form') : null
      forget((toast) => toast.form === null || toast.form === form)
    }
    const stopTaking = take(({ tone, text, until }) => {
      const form = document.activeElement?.closest('form') ?? null
      // A microtask later, so that the region exists when it is announced.
      queueMicrotask(() => {
        // A repeated fault is announced again in one toast.
        forget((toast) => toast.text === text)
        const id = toaster.create({ type: tone, title: text, duration: tone === 'error' ? 8000 : 4000 })
        if (until === 'corrected') awaited.set(id, { text, form })
      })
    })
    for (const type of editing) document.addEventListener(type, onEdit, true)
    return () => {
      stopTaking()
      for (const type of editing) document.removeEventListener(type, onEdit, true)
      // The path changed: see `path`. A microtask later: the region flushes at once, which React refuses in an effect.
      queueMicrotask(() => forget(() => true))
    }
  }, [take, toaster, path])
  return (
    <Region toaster={toaster} aria-label={intl.formatMessage({ id: 'shell.notifications' })}>
      {(toast) => (
        <Card key={toast.id} role={toast.type === 'error' ? 'alert' : 'status'}>
          <Text>{toast.title}</Text>
          <Close aria-label={intl.formatMessage({ id: 'shell.close' })}>
            <Icon name="close" />
          </Close>
        </Card>
      )}
    </Region>
  )
}

const editing = ['input', 'change', 'submit'] as const

export default Toaster
