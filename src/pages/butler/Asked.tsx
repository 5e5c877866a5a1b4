import { useServices } from '../../app/context.tsx'
import { EnquiryForm } from '../../components/site/Butler/EnquiryForm.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { listEnquiries, sendEnquiry, type ButlerService } from '../../contract/butler.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useCall } from '../shared/useCall.ts'
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
  // The contact that the member gave before; without it the fields begin empty.
  const { one: known, view } = useCall(listEnquiries, { page: 1, page_size: 1 })
  if (view === 'loading') return <Skeleton $height="20rem" />
  return (
    <EnquiryForm
      services={services}
      texts={known ?? unknown}
      busy={busy}
      failure={failure}
      onSubmit={onSubmit}
    />
  )
}

const unknown = { contact: '', reach: '' }
