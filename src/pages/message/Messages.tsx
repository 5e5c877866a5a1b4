import { FilterLinks } from '../../components/account/Member/FilterLinks.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { MessageCard } from '../../components/mail/Messages/MessageCard.tsx'
import { ReadingBar } from '../../components/mail/Messages/ReadingBar.tsx'
import { listMessages } from '../../contract/message.ts'
import { messageTypes, type MessageType } from '../../contract/notifications.ts'
import { isRead } from '../../machines/messageReading/messageReading.selectors.ts'
import { useCallList } from '../shared/useCallList.ts'
import { useReading } from './useReading.ts'
import { useUnreadKinds } from './useUnreadKinds.ts'

/** The messages of one kind, or all (null). */
export const Messages = ({ type }: { type: MessageType | null }) => {
  const { onRefresh: _, ...list } = useCallList(listMessages, { ...(type === null ? {} : { type }) })
  const { unread, onRefresh } = useUnreadKinds()
  const { marks, failure, onMark, onRetry } = useReading(onRefresh)
  const newest = list.items[0]?.id
  return (
    <>
      <FilterLinks
        path="/message"
        name="type"
        texts="message.type"
        choices={messageTypes}
        chosen={type}
        unread={unread}
      />
      <ReadingBar
        canReadAll={list.items.some((message) => !isRead(marks, message))}
        failure={failure}
        onRetry={onRetry}
        onReadAll={() => newest !== undefined && onMark({ kind: 'all', type, before: newest })}
      />
      <MemberList {...list} height="8rem" empty={<NothingYet list="message" />}>
        {(message) => (
          <MessageCard
            message={message}
            isRead={isRead(marks, message)}
            onRead={() => onMark({ kind: 'one', id: message.id })}
          />
        )}
      </MemberList>
    </>
  )
}
