import { useIntl } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import type { Failure } from '../../contract/failure.ts'
import type { MessageId } from '../../i18n/locale.ts'

/** Toasts in the visitor's language. A failure shows the server's sentence, else ours for its reason or kind. */
export const useToasts = () => {
  const { toast } = useServices()
  const { formatMessage, messages } = useIntl()
  const sayText = (tone: 'success' | 'error' | 'info', id: MessageId) =>
    toast({ tone, text: formatMessage({ id }) })
  return {
    say: sayText,
    sayFault: (reason: string) =>
      toast({ tone: 'error', text: formatMessage({ id: `error.${reason}` }), until: 'corrected' }),
    sayFailure: ({ msg, reason, kind }: Failure) => {
      const byReason = `error.${reason}`
      const id = byReason in messages ? byReason : `error.kind.${kind}`
      toast({ tone: 'error', text: msg ?? formatMessage({ id }), until: 'corrected' })
    },
  }
}
