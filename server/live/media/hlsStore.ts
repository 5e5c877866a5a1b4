import type { HlsFile } from './types.ts'

/**
 * Files of live HLS in memory, by room and epoch: the present epoch, and for half a minute the one before it, which players
 * may still be reading. Segments that have left the playlist stay as long. Nothing grows without end.
 */
export const createHlsStore = (now: () => number) => {
  const rooms = new Map<string, Map<number, Epoch>>()

  const tidy = (): void => {
    const at = now()
    for (const [room, epochs] of rooms) {
      for (const [id, epoch] of epochs) {
        if (at >= epoch.goneAt) epochs.delete(id)
        for (const [name, file] of epoch.files) if (at >= file.goneAt) epoch.files.delete(name)
      }
      if (epochs.size === 0) rooms.delete(room)
    }
  }

  return {
    put(room: string, id: number, name: string, body: Uint8Array<ArrayBuffer>): void {
      tidy()
      const epochs = rooms.get(room) ?? new Map<number, Epoch>()
      rooms.set(room, epochs)
      const epoch = epochs.get(id) ?? { files: new Map<string, Kept>(), goneAt: Infinity }
      epochs.set(id, epoch)
      epoch.files.delete(name)
      epoch.files.set(name, { body, goneAt: Infinity })
      while (epoch.files.size > mostFiles) {
        const oldest = [...epoch.files.keys()].find((each) => segment.test(each))
        if (oldest === undefined) break
        epoch.files.delete(oldest)
      }
      while (epochs.size > mostEpochs) epochs.delete(Math.min(...epochs.keys()))
    },

    get(room: string, id: number, name: string): HlsFile | null {
      const file = rooms.get(room)?.get(id)?.files.get(name)
      if (file === undefined) return null
      const isPlaylist = name.endsWith('.m3u8')
      return {
        body: file.body,
        type: isPlaylist ? 'application/vnd.apple.mpegurl' : 'video/mp4',
        cache: isPlaylist ? 'no-store' : 'private, max-age=3600, immutable',
      }
    },

    popped(room: string, id: number, name: string): void {
      const file = rooms.get(room)?.get(id)?.files.get(name)
      if (file !== undefined) file.goneAt = now() + keptMs
    },

    ended(room: string, id: number): void {
      const epoch = rooms.get(room)?.get(id)
      if (epoch !== undefined) epoch.goneAt = now() + keptMs
      tidy()
    },

    /** All epochs of all rooms end: the process that wrote them is gone. */
    abandon(): { room: string; epoch: number }[] {
      const ended: { room: string; epoch: number }[] = []
      for (const [room, epochs] of rooms) {
        for (const [id, epoch] of epochs) {
          if (epoch.goneAt !== Infinity) continue
          epoch.goneAt = now() + keptMs
          ended.push({ room, epoch: id })
        }
      }
      return ended
    },

    tidy,

    /** Bytes held. */
    get size() {
      let sum = 0
      for (const epochs of rooms.values())
        for (const { files } of epochs.values()) for (const { body } of files.values()) sum += body.length
      return sum
    },
  }
}

interface Kept {
  readonly body: Uint8Array<ArrayBuffer>
  goneAt: number
}

interface Epoch {
  readonly files: Map<string, Kept>
  goneAt: number
}

const keptMs = 30_000
/** Six in the playlist, thirty seconds of those that have left it, and room for short ones. */
const mostFiles = 64
const mostEpochs = 4
const segment = /^segment-/
