import { FormattedMessage } from 'react-intl'

import type { TicketType } from '../../contract/conference.ts'

/** Where whoever waits for a ticket sees their place on the list and can give it up; nothing for everybody else. */
export const WaitingLink = ({ chosen }: { chosen: TicketType | null }) => {
  const id = chosen?.waiting?.id ?? 0
  // Somebody who was told that they wait already, by another tab say, has no entry here until the page is loaded anew.
  if (id === 0) return null
  return (
    <p>
      <a href={`/console/waitlist/${id}`}>
        <FormattedMessage id="register.waiting.open" />
      </a>
    </p>
  )
}
