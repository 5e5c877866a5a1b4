import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import type { OwnEnquiry } from '../../contract/butler.ts'
import { fireRecord } from '../../contract/lifecycle.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const EnquiryDialog = lazy(() => import('../../components/site/Butler/EnquiryDialog.tsx'))

export interface EnquiryWish {
  readonly wish: 'followUp' | 'close'
  readonly enquiry: OwnEnquiry
}

/** One act on an enquiry, in a dialog. */
export const EnquiryAct = ({
  wish,
  enquiry,
  onLeft,
}: EnquiryWish & { onLeft: (isChanged: boolean) => void }) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ texts, key }, signal) => {
      const { id, version } = enquiry
      const reason = wish === 'followUp' ? { reason: texts['reason'] ?? '' } : {}
      const event = { entity: 'enquiry', id, event: `enquiry.${wish}`, version, key, ...reason } as const
      return api.call(fireRecord, event, { signal })
    },
    onDone: () => {
      say('success', wish === 'followUp' ? 'butler.sent' : 'butler.ended')
      onLeft(true)
    },
    onLeft,
  })
  return (
    <Suspense fallback={null}>
      <EnquiryDialog {...act} wish={wish} />
    </Suspense>
  )
}
