import { createToaster, Toaster as Region } from '@ark-ui/react/toast'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Icon } from './Icon.tsx'
import { Card, Close, Text } from './Toaster.styles.ts'

export interface ToastMessage {
  readonly tone: 'success' | 'error' | 'info'
  readonly text: string
}

export interface ToasterProps {
  /** Hands over every toast, those that waited first. Answers the clean-up. */
  take: (taker: (toast: ToastMessage) => void) => () => void
}

/** Errors stay 8 s, the rest 4 s; pointing or focusing holds them. Imported lazily only: it carries the headless kit. */
const Toaster = ({ take }: ToasterProps) => {
  const intl = useIntl()
  const [toaster] = useState(() =>
    createToaster({
      placement: 'top',
      max: 4,
      gap: 12,
      overlap: false,
      offsets: { top: '4.75rem', right: '1rem', bottom: '1rem', left: '1rem' },
    }),
  )
  useEffect(
    () =>
      take(({ tone, text }) => {
        // A microtask later, so that the region is there to be heard.
        queueMicrotask(() =>
          toaster.create({ type: tone, title: text, duration: tone === 'error' ? 8000 : 4000 }),
        )
      }),
    [take, toaster],
  )
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
export default Toaster
