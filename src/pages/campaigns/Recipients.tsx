import { RecipientRow } from '../../components/mail/Campaigns/RecipientRow.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import {
  listRecipients,
  type Campaign,
  type Recipient,
  type RecipientState,
} from '../../contract/campaign.ts'
import { useCallList } from '../shared/useCallList.ts'

interface Props {
  readonly campaign: Campaign
  /** Null: all of them. Another one is another list: give it as `key`. */
  readonly state: RecipientState | null
  readonly onResend: (recipient: Recipient) => void
}

/** Result for each recipient. */
export const Recipients = ({ campaign: { conference_id, id }, state, onResend }: Props) => {
  const { onRefresh: _refresh, ...list } = useCallList(listRecipients, {
    conference_id,
    id,
    page_size: 50,
    ...(state === null ? {} : { state }),
  })
  return (
    <MemberList {...list} height="4rem" count="campaign.recipients.count" empty={<EmptyState />}>
      {(recipient) => <RecipientRow recipient={recipient} onResend={() => onResend(recipient)} />}
    </MemberList>
  )
}
