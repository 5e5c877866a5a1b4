import type { Inbox as Known } from '../../machines/inbox/inbox.types.ts'
import { ConsoleFrame } from './ConsoleFrame.tsx'
import { deskHref, type Desk } from './desk.ts'
import { Waiting } from './Waiting.tsx'

/** The records of the queue that is looked at. */
export const Inbox = ({ wanted }: { wanted: Desk }) => {
  const queueIn = ({ queues }: Known) => {
    const open = queues.map(({ queue }) => queue)
    // A queue that is not open to the account, from a shared address, is ignored.
    return open.find((name) => name === wanted.queue) ?? open[0]
  }
  return (
    <ConsoleFrame choose={queueIn} isFront>
      {(queue, view) => (
        <Waiting key={deskHref({ ...wanted, queue })} desk={{ ...wanted, queue }} {...view} />
      )}
    </ConsoleFrame>
  )
}
