import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '../../components/kit/Button.tsx'
import type { RoomView } from '../../contract/room/ports.ts'
import { isRehearsal } from '../../contract/room/rehearsal.ts'
import { isOnAir, mediaRoleIn } from '../../contract/room/view.ts'
import { useHold } from './useHold.ts'

const LeaveDialog = lazy(() => import('../../components/live/Live/LeaveDialog.tsx'))

/** The way out of the room; the live's farewell appears by itself when it ends under the visitor's eyes. */
export const Leaving = ({ view }: { view: Pick<RoomView, 'me' | 'room'> }) => {
  const { liveStage, images } = view.room
  const isOver = liveStage === 'ended'
  const [isOpen, setOpen] = useState(false)
  const isSending = isOnAir(view.room, view.me.userId)
  const { go, leave, stay } = useHold(isSending, () => setOpen(true))
  const [wasOver, setWasOver] = useState(isOver)
  if (wasOver !== isOver) {
    setWasOver(isOver)
    // A rehearsal has no farewell dialog.
    setOpen(isOver && images.out_pop_image !== '' && !isRehearsal(view.room))
  }
  return (
    <>
      {!isOver && (
        <Button small variant="quiet" onClick={() => (isSending ? go.to('/lives') : setOpen(true))}>
          <FormattedMessage id="room.do.leave" />
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <LeaveDialog
            part={
              isOver
                ? null
                : isRehearsal(view.room)
                  ? 'rehearsal'
                  : parts[mediaRoleIn(view.room, view.me.userId)]
            }
            image={images.out_pop_image}
            onLeave={isOver ? null : leave}
            onClose={() => {
              setOpen(false)
              stay()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const parts = { anchor: 'host', guest: 'guest', funder: 'guest', audience: 'audience' } as const
