import * as React from 'react'

import type { ActorView, LiveView } from '../live/protocol.ts'

/**
 * The chosen machine; else the one that has reached the state of the story, and stays it afterwards; else the latest of
 * that kind; else the first.
 */
export const useActor = (view: LiveView, chosen: string | null): ActorView | undefined => {
  const subject = React.useRef<string | null>(null)
  const { actors, claimed } = view
  React.useEffect(() => {
    subject.current ??= claimedIn(view)?.key ?? null
  }, [view])
  const byKey = (key: string | null) => actors.find((actor) => actor.key === key)
  return (
    byKey(chosen) ??
    byKey(subject.current) ??
    claimedIn(view) ??
    actors.findLast(({ machine }) => claimed?.startsWith(`${machine}.`) === true) ??
    actors[0]
  )
}

const claimedIn = ({ actors, claimed }: LiveView) =>
  actors.find(({ leaves }) => claimed !== null && leaves.includes(claimed))
