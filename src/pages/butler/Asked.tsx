import { useServices } from '../../app/context.tsx'
import { EnquiryForm } from '../../components/Butler/EnquiryForm.tsx'
import { sendEnquiry, type ButlerService } from '../../contract/butler.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

interface AskedProps {
  readonly services: readonly ButlerService[]
  readonly onSent: () => void
}

/** One enquiry, from the form to the server's answer. */
export const Asked = ({ services, onSent }: AskedProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const { busy, failure, onSubmit } = useDialogAct({
    sendAct: ({ texts, key }, signal) => {
      const { service_id = '', contact = '', reach = '', question = '' } = texts
      return api.call(sendEnquiry, { service_id, contact, reach, question, key }, { signal })
    },
    onDone: () => {
      say('success', 'butler.sent')
      onSent()
    },
    // A form has nothing to close.
    onLeft: () => undefined,
  })
  return <EnquiryForm services={services} busy={busy} failure={failure} onSubmit={onSubmit} />
}
