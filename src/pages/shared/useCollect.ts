import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import type { AppServices } from '../../app/context.tsx'
import { collect } from '../../contract/conference.ts'
import type { CollectionKind } from '../../contract/collection.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { collectMachine } from '../../machines/collect/collect.machine.ts'
import * as select from '../../machines/collect/collect.selectors.ts'
import { selectUser } from '../../machines/session/session.selectors.ts'
import { useEmitted } from './useEmitted.ts'
import { useFlow } from './useFlow.ts'
import { useToasts } from './useToasts.ts'

export interface CollectProps {
  /** Kind of the item: a conference, a headline or a video. */
  kind: CollectionKind
  id: number
  /** Fetches this visitor's state from the server. */
  fetchCollected: (signal: AbortSignal) => Promise<boolean>
  /** The state known for this visitor; null: the page was made for all visitors. */
  collected: boolean | null
  /** It was pressed before the visitor, or the server's state, was known. */
  isWished: boolean
  onWish: (isWished: boolean) => void
}

/** State of the star, and the handler of its press. */
export const useCollect = ({ kind, id, fetchCollected, collected, isWished, onWish }: CollectProps) => {
  const { api, session, go } = useServices()
  const { sayFailure } = useToasts()
  const [logic] = useState(() =>
    collectMachine.provide({
      actors: actorsOf(collectMachine, {
        fetchCollected,
        setCollected: async (wanted, signal) => {
          const wish = { kind, id, collected: wanted ? 1 : 0 } as const
          return (await api.call(collect, wish, { signal })).collected
        },
      }),
    }),
  )
  const flow = useFlow(logic, { input: { collected } })
  useEmitted<typeof collectMachine>(flow, {
    'login.wanted': () => go.toLogin(),
    'collect.failed': ({ failure }) => sayFailure(failure),
  })
  const isRestoring = useSelector(session, selectUser) === 'restoring'
  const isLooking = useSelector(flow, select.selectIsLooking) || isRestoring
  const isCollected = useSelector(flow, select.selectIsCollected)
  useEffect(() => {
    if (isLooking || !isWished) return
    onWish(false)
    // The star was empty when it was pressed: a collected item needs no change.
    if (!isCollected) flow.send(toggled(session))
  }, [flow, session, isLooking, isWished, isCollected, onWish])
  return {
    collected: isLooking ? isWished : isCollected,
    isLooking,
    // Before it is known who presses, a press could only lead the wrong way.
    onToggle: () => (isLooking ? onWish(!isWished) : flow.send(toggled(session))),
  }
}

const toggled = (session: AppServices['session']) =>
  ({ type: 'collect.toggle', member: session.getSnapshot().context.user !== null }) as const
