import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { Section } from '../../components/site/Butler/Butler.styles.ts'
import { EnquiryCard } from '../../components/site/Butler/EnquiryCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listEnquiries, type OwnEnquiry } from '../../contract/butler.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { EnquiryAct, type EnquiryWish } from './EnquiryAct.tsx'

/** The member's earlier enquiries, newest first. */
export const Enquiries = () => {
  const { api } = useServices()
  const [wished, setWished] = useState<EnquiryWish | null>(null)
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
        <EnquiryAct
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

const enquiries = createRemoteListMachine<OwnEnquiry>()
