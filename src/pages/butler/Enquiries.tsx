import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { Section } from '../../components/Butler/Butler.styles.ts'
import { EnquiryCard } from '../../components/Butler/EnquiryCard.tsx'
import { MemberList } from '../../components/Member/MemberList.tsx'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { listEnquiries, type OwnEnquiry } from '../../contract/butler.ts'
import { fireRecord } from '../../contract/lifecycle.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { useToasts } from '../shared/useToasts.ts'

const EnquiryDialog = lazy(() => import('../../components/Butler/EnquiryDialog.tsx'))

interface Wish {
  readonly wish: 'followUp' | 'close'
  readonly enquiry: OwnEnquiry
}

/** What the member asked before, newest first. */
export const Enquiries = () => {
  const { api } = useServices()
  const [wished, setWished] = useState<Wish | null>(null)
  const { onRefresh, ...list } = useRemoteList(
    enquiries,
    { fetchPage: (page, signal) => api.call(listEnquiries, { page }, { signal }) },
    undefined,
  )
  return (
    <Section id="enquiries">
      <MemberList
        {...list}
        title="butler.enquiries"
        height="10rem"
        empty={
          <EmptyState>
            <FormattedMessage id="butler.enquiries.none" />
          </EmptyState>
        }
      >
        {(enquiry) => (
          <EnquiryCard
            enquiry={enquiry}
            onReply={() => setWished({ wish: 'followUp', enquiry })}
            onEnd={() => setWished({ wish: 'close', enquiry })}
          />
        )}
      </MemberList>
      {wished !== null && (
        <Asked
          {...wished}
          onLeft={(isChanged) => {
            setWished(null)
            if (isChanged) onRefresh()
          }}
        />
      )}
    </Section>
  )
}

const Asked = ({ wish, enquiry, onLeft }: Wish & { onLeft: (isChanged: boolean) => void }) => {
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

const enquiries = createRemoteListMachine<OwnEnquiry>()
