import type { Slot } from '../../../contract/room/wire.ts'
import type { MediaEmitter } from '../mediaEmitter.ts'

/** The sound of the room: an element for each place, since not every browser mixes several tracks of one. */
export const createPlayout = (emitter: MediaEmitter) => {
  const players = new Map<Slot, HTMLAudioElement>()
  let silenced: Slot | null = null
  let volume = 1
  let speaker = ''
  let isPaused = false
  let isBlocked = false

  const apply = (slot: Slot, player: HTMLAudioElement) => {
    player.volume = volume
    // One's own voice comes back from the server, too.
    player.muted = isPaused || slot === silenced
  }

  const start = async (player: HTMLAudioElement) => {
    try {
      await player.play()
    } catch (error) {
      if ((error as { name?: string }).name !== 'NotAllowedError' || isBlocked) return
      isBlocked = true
      emitter.emit('autoplayBlocked', {
        async resume() {
          isBlocked = false
          await Promise.all(Array.from(players.values(), start))
        },
      })
    }
  }
  const applyAll = () => {
    for (const [slot, player] of players) apply(slot, player)
  }

  return {
    put(slot: Slot, track: MediaStreamTrack | null) {
      if (track === null) {
        const player = players.get(slot)
        if (player !== undefined) player.srcObject = null
        players.delete(slot)
        return
      }
      const player = players.get(slot) ?? new Audio()
      players.set(slot, player)
      player.srcObject = new MediaStream([track])
      apply(slot, player)
      if (speaker !== '' && 'setSinkId' in player) player.setSinkId(speaker).catch(() => {})
      // A place without sound yet gives the browser nothing to block, and so no reason to ask for a press.
      if (track.muted) track.addEventListener('unmute', () => void start(player), { once: true })
      else void start(player)
    },
    /** Muted here; null: none. */
    silence(slot: Slot | null) {
      silenced = slot
      applyAll()
    },
    setVolume(next: number) {
      volume = next
      applyAll()
    },
    async setSpeaker(deviceId: string) {
      speaker = deviceId
      await Promise.all(
        Array.from(players.values(), (player) =>
          'setSinkId' in player ? player.setSinkId(deviceId) : undefined,
        ),
      )
    },
    pause(paused: boolean) {
      isPaused = paused
      applyAll()
    },
  }
}
