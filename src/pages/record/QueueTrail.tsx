import { useServices } from '../../app/context.tsx'
import { TrailBar } from '../../components/kit/Record/TrailBar.tsx'
import type { Entity } from '../../contract/entity.ts'
import { listQueue } from '../../contract/lifecycle.ts'
import { deskHref, recordHref, type Trail } from '../console/desk.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/** Beside a record that was opened from a queue. Remounted when the record moves: by then another one may be next. */
export const QueueTrail = ({ trail, entity, id }: { trail: Trail; entity: Entity; id: number }) => {
  const { api } = useServices()
  const { queue, isSettled, conference, after } = trail
  const { one } = useRemoteOne(async (signal) => {
    if (isSettled) return { card: null }
    const other = async (place: string | undefined) => {
      const behind = {
        ...(conference === null ? {} : { conference_id: conference }),
        ...(place === undefined ? {} : { after: place }),
      }
      const { list } = await api.call(listQueue, { queue, page_size: 2, ...behind }, { signal })
      return list.find((card) => card.id !== id || card.entity !== entity) ?? null
    }
    // After the last one the queue starts again: skipped records still wait.
    return { card: (await other(after)) ?? (await other(undefined)) }
  })
  const next = one?.card
  return (
    <TrailBar
      queue={queue}
      back={deskHref({ queue, isSettled, conference, q: '' })}
      next={
        next === undefined || isSettled
          ? 'unknown'
          : next === null
            ? 'none'
            : { href: recordHref(next, trail), title: next.title }
      }
    />
  )
}
