import { useServices } from '../../app/context.tsx'
import { RecipientRow } from '../../components/mail/Campaigns/RecipientRow.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import {
  listRecipients,
  type Campaign,
  type Recipient,
  type RecipientState,
} from '../../contract/campaign.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

interface Props {
  readonly campaign: Campaign
  /** Null: all of them. Another one is another list: give it as `key`. */
  readonly state: RecipientState | null
  readonly onResend: (recipient: Recipient) => void
}

/** Result for each recipient. */
export const Recipients = ({ campaign: { conference_id, id }, state, onResend }: Props) => {
  const { api } = useServices()
  const fetchPage = (page: number, signal: AbortSignal) =>
    api.call(
      listRecipients,
      { conference_id, id, page, page_size: 50, ...(state === null ? {} : { state }) },
      { signal },
    )
  const { onRefresh: _refresh, ...list } = useRemoteList(recipients, { fetchPage }, undefined)
  return (
    <MemberList {...list} height="4rem" count="campaign.recipients.count" empty={<EmptyState />}>
      {(recipient) => <RecipientRow recipient={recipient} onResend={() => onResend(recipient)} />}
    </MemberList>
  )
}

const recipients = createRemoteListMachine<Recipient>()
