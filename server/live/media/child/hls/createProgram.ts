import type { Source } from '../source.ts'
import { createEpoch, segmentSeconds, type Epoch, type EpochOutput } from './createEpoch.ts'
import { createDepacketizer, unitType, videoConfig, type AccessUnit, type VideoConfig } from './h264.ts'
import { createReorder } from './reorder.ts'
import { createUnwrap } from './unwrap.ts'

export interface ProgramOutput {
  file(epoch: number, name: string, body: Uint8Array<ArrayBuffer>): void
  popped(epoch: number, name: string): void
  ready(epoch: number): void
  ended(epoch: number): void
  fault(error: unknown): void
}

/**
 * Live HLS of a room: the screen when there is one, else the host's camera; the programme's sound, else the host's
 * microphone. Another source or size of the picture begins a new epoch; another source of sound does not.
 */
export const createProgram = (output: ProgramOutput, now: () => number, wallClock: () => number) => {
  let video: Source | null = null
  let audio: Source | null = null
  let config: VideoConfig | null = null
  let parameters: { sps: Buffer; pps: Buffer } | null = null
  let current: { epoch: Epoch; id: number; startedAt: number; keyAt: number } | null = null
  let unwrap = createUnwrap()
  let waitsForKey = true
  let soundSince: number | null = null
  let lastId = 0

  const begin = (next: VideoConfig | null): void => {
    end()
    // Never one that was there before, also after this process was started again: segments are cached for ever.
    const id = (lastId = Math.max(lastId + 1, wallClock()))
    const epochOutput: EpochOutput = {
      file: (name, body) => output.file(id, name, body),
      popped: (name) => output.popped(id, name),
      ready: () => output.ready(id),
      fault: output.fault,
    }
    config = next
    unwrap = createUnwrap()
    current = { epoch: createEpoch(next, epochOutput), id, startedAt: now(), keyAt: now() }
  }

  const end = (): void => {
    const ending = current
    current = null
    config = null
    if (ending === null) return
    void ending.epoch.end().then(
      () => output.ended(ending.id),
      (error: unknown) => output.fault(error),
    )
  }

  const take = ({ units, timestamp }: AccessUnit): void => {
    let sps: Buffer | undefined
    let pps: Buffer | undefined
    let key = false
    const kept: Buffer[] = []
    for (const unit of units) {
      const type = unitType(unit)
      if (type === 7) sps = unit
      else if (type === 8) pps = unit
      else if (type === 1 || type === 5 || type === 6) kept.push(unit)
      key ||= type === 5
    }
    if (sps !== undefined && pps !== undefined && !isSame(parameters, sps, pps)) {
      parameters = { sps, pps }
      const next = videoConfig(sps, pps)
      if (next !== null && key) begin(next)
    }
    if (kept.length === 0 || (waitsForKey && !key)) return
    if (config === null) {
      const next = key && parameters !== null ? videoConfig(parameters.sps, parameters.pps) : null
      if (next === null) return
      begin(next)
    }
    if (current === null) return
    waitsForKey = false
    if (key) current.keyAt = now()
    current.epoch.picture(kept, key, unwrap(timestamp) / 90_000)
  }

  const depacketizer = createDepacketizer(take)
  let reorder = newReorder()
  function newReorder() {
    return createReorder(
      300,
      (packet) => depacketizer.push(packet),
      () => {
        depacketizer.reset()
        waitsForKey = true
        video?.refresh()
      },
      now,
    )
  }

  return {
    /** Sources shown and heard from now on; only H264 can be shown. */
    feed(nextVideo: Source | null, nextAudio: Source | null): void {
      const shown = nextVideo?.codec === 'H264' ? nextVideo : null
      audio = nextAudio
      if (audio === null) soundSince = null
      if (shown !== video) {
        video = shown
        parameters = null
        waitsForKey = true
        soundSince = null
        depacketizer.reset()
        reorder = newReorder()
        end()
        video?.refresh()
      }
      if (video === null && audio === null) end()
    },

    /** Bytes may change afterwards. */
    push(source: Source, packet: Buffer): void {
      if (source === video) reorder.push(Buffer.from(packet))
      if (source !== audio) return
      soundSince ??= now()
      // A room that is only heard: the picture has two seconds to come.
      if (current === null && video === null && now() - soundSince > 2000) begin(null)
      if (current !== null) current.epoch.sound.push(source, packet, (now() - current.startedAt) / 1000)
    },

    /** Several times a second: fills silence, asks for the key frame that ends the segment. */
    tick(): void {
      if (current === null) {
        video?.refresh()
        return
      }
      if (current.epoch.broken) {
        parameters = null
        waitsForKey = true
        end()
        return
      }
      current.epoch.sound.tick((now() - current.startedAt) / 1000)
      if (now() - current.keyAt >= segmentSeconds * 1000 - 50) video?.refresh()
    },

    end(): void {
      video = audio = null
      end()
    },
  }
}

const isSame = (known: { sps: Buffer; pps: Buffer } | null, sps: Buffer, pps: Buffer): boolean =>
  known !== null && known.sps.equals(sps) && known.pps.equals(pps)
