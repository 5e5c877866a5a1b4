import { useIntl } from 'react-intl'

import { useServices } from '../../app/context.tsx'

/** Copies a text and reports it; where the browser forbids it, the text can be selected by hand. */
export const useCopy = () => {
  const { toast } = useServices()
  const { formatMessage } = useIntl()
  const copy = async (name: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ tone: 'success', text: formatMessage({ id: 'pay.copied' }, { name }) })
    } catch {
      toast({ tone: 'error', text: formatMessage({ id: 'pay.copy.failed' }) })
    }
  }
  return (name: string, text: string) => void copy(name, text)
}
