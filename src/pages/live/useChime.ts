import { useServices } from '../../app/context.tsx'
import { getMp3 } from '../../contract/live.ts'
import { isRehearsal } from '../../contract/room/rehearsal.ts'
import type { LiveHubActorRef, liveHubMachine } from '../../machines/liveHub/liveHub.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'

/** Rings for all who wait when the live begins or continues (API-39). */
export const useChime = (hub: LiveHubActorRef, liveId: number) => {
  const { api } = useServices()
  const ring = async () => {
    const { url } = await api.call(getMp3, { live_id: liveId })
    await new Audio(url).play()
  }
  useEmitted<typeof liveHubMachine>(hub, {
    'room.happened': ({ event, view: { me, room } }) => {
      const begins = event?.t === 'stage' && event.d.liveStage === 'ongoing'
      // An untouched browser plays no sound; the announcement and the picture carry the same message.
      if (begins && !isRehearsal(room) && me.userId !== room.anchor.userId) ring().catch(() => undefined)
    },
  })
}
