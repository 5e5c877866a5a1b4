import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Section } from '../../components/site/Butler/Butler.styles.ts'
import { EnquiryCard } from '../../components/site/Butler/EnquiryCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listEnquiries } from '../../contract/butler.ts'
import { useCallList } from '../shared/useCallList.ts'
import { EnquiryAct, type EnquiryWish } from './EnquiryAct.tsx'

/** The member's earlier enquiries, newest first. */
export const Enquiries = () => {
  const [wished, setWished] = useState<EnquiryWish | null>(null)
  const { onRefresh, ...list } = useCallList(listEnquiries, {})
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
