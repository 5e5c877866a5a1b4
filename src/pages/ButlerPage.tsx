import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../app/context.tsx'
import { ButlerLayout } from '../components/site/Butler/ButlerLayout.tsx'
import { getButler } from '../contract/butler.ts'
import { selectIsGuest } from '../machines/session/session.selectors.ts'
import { Asking } from './butler/Asking.tsx'
import { Booking } from './butler/Booking.tsx'
import { useCall } from './shared/useCall.ts'
import { useVisitor } from './shared/useVisitor.ts'

/** `/butler` (BUT-01) */
const ButlerPage = () => {
  const { initial, session, go } = useServices()
  const visitor = useVisitor(session)
  const isGuest = useSelector(session, selectIsGuest)
  const [round, setRound] = useState(0)
  const { one, onRefresh, ...rest } = useCall(getButler, {}, initial(getButler, {}))
  const [chosen, setChosen] = useState<number | null>(null)
  const room = one?.hotels.flatMap(({ rooms }) => rooms).find(({ id }) => id === chosen)
  return (
    <ButlerLayout
      {...rest}
      butler={one}
      // Before the visitor is known, the dialog opens: the server checks who books.
      onBook={(id) => (isGuest ? go.toLogin('/butler#hotels') : setChosen(id))}
      asking={
        <>
          <Asking
            key={visitor}
            isGuest={visitor === null}
            services={one?.services ?? []}
            round={round}
            onSent={() => setRound(round + 1)}
          />
          {room !== undefined && (
            <Booking
              room={room}
              onLeft={(isOutdated) => {
                setChosen(null)
                if (isOutdated) onRefresh()
              }}
            />
          )}
        </>
      }
    />
  )
}

export default ButlerPage
