import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ChatMessage } from '../../../contract/room/chat.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'

/** Milliseconds that messages are gathered for, so that a screen reader can keep up. */
const pause = 4_000

/** Reads out other users' messages: one message as it is, several as their number. */
export const Announcer = ({ messages, me }: { messages: readonly ChatMessage[]; me: string }) => {
  const newest = messages.at(-1)?.c ?? 0
  const announced = useRef(newest)
  const [said, setSaid] = useState<{ count: number; last: ChatMessage } | null>(null)
  useEffect(() => {
    // The history that comes on joining is there to be read, not to be read out.
    if (announced.current === 0) announced.current = newest
    if (newest <= announced.current) return undefined
    const timer = setTimeout(() => {
      const fresh = messages.filter(({ c, user }) => c > announced.current && user.userId !== me)
      announced.current = newest
      const last = fresh.at(-1)
      if (last !== undefined) setSaid({ count: fresh.length, last })
    }, pause)
    return () => clearTimeout(timer)
  }, [messages, newest, me])
  return (
    <VisuallyHidden aria-live="polite" data-announcer>
      {said !== null && said.count > 1 && (
        <FormattedMessage id="chat.announce" values={{ count: said.count }} />
      )}
      {said?.count === 1 && `${said.last.user.userName}: ${said.last.text}`}
    </VisuallyHidden>
  )
}
