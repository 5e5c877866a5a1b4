import { useSearch } from 'wouter'

import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { messageTypes } from '../contract/notifications.ts'
import { choiceOf } from './member/choiceOf.ts'
import { ChannelWishes } from './message/ChannelWishes.tsx'
import { Messages } from './message/Messages.tsx'

/** `/message`, `?type=` of the messages that are shown (MEM-04). */
const MessagePage = () => {
  const type = choiceOf(useSearch(), 'type', messageTypes)
  return (
    <MemberLayout current="message">
      <Messages key={type} type={type} />
      <ChannelWishes />
    </MemberLayout>
  )
}

export default MessagePage
