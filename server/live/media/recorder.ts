import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Recording } from './types.ts'

/**
 * Keeps what live HLS sends: files in `{folder}/{room}/{epoch}/`, and one line in `segments.txt` for each segment that is
 * whole on the disk, so that nothing but the last second is lost with a process. A disk that is full ends the recording, never
 * the broadcast.
 */
export const createRecorder = (folder: string, fault: (error: unknown) => void) => {
  const rooms = new Map<string, Keeping>()

  const keepingOf = (room: string): Keeping => {
    const known = rooms.get(room)
    if (known !== undefined) return known
    const keeping: Keeping = {
      waiting: new Map(),
      written: new Set(),
      seconds: 0,
      chain: Promise.resolve(),
      broken: false,
    }
    rooms.set(room, keeping)
    return keeping
  }

  const queue = (keeping: Keeping, work: () => Promise<void>): void => {
    keeping.chain = keeping.chain
      .then(() => (keeping.broken ? undefined : work()))
      .catch((error: unknown) => {
        keeping.broken = true
        keeping.waiting.clear()
        fault(error)
      })
  }

  const place = (room: string, epoch: number): string => join(folder, room, String(epoch))

  const write = async (room: string, epoch: number, name: string, body: Uint8Array): Promise<void> => {
    await mkdir(place(room, epoch), { recursive: true })
    await writeFile(join(place(room, epoch), name), body)
  }

  return {
    /** Playlists tell how long a segment is; until then its bytes wait. */
    take(room: string, epoch: number, name: string, body: Uint8Array<ArrayBuffer>): void {
      if (!safeRoom.test(room)) return
      const keeping = keepingOf(room)
      if (keeping.broken || keeping.seconds > mostSeconds) return
      if (name.startsWith('init-')) return queue(keeping, () => write(room, epoch, name, body))
      if (!name.endsWith('.m3u8')) {
        keeping.waiting.set(`${epoch}/${name}`, body)
        return
      }
      for (const { name: segment, seconds } of segmentsOf(new TextDecoder().decode(body))) {
        const path = `${epoch}/${segment}`
        const bytes = keeping.waiting.get(path)
        if (bytes === undefined || keeping.written.has(path)) continue
        keeping.waiting.delete(path)
        keeping.written.add(path)
        keeping.seconds += seconds
        queue(keeping, async () => {
          await write(room, epoch, segment, bytes)
          await appendFile(join(folder, room, journal), `${epoch} ${segment} ${seconds}\n`)
        })
      }
    },

    /** Writes the playlist of everything on the disk. Null: there is nothing. */
    async finish(room: string): Promise<Recording | null> {
      if (!safeRoom.test(room)) return null
      const keeping = rooms.get(room)
      await keeping?.chain
      const text = await readFile(join(folder, room, journal), 'utf8').catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return ''
          throw error
        },
      )
      const segments = readJournal(text)
      if (segments.length === 0) return null
      const file = join(folder, room, 'index.m3u8')
      await writeFile(`${file}.draft`, playlistOf(segments))
      await rename(`${file}.draft`, file)
      return {
        path: `/recordings/${room}/index.m3u8`,
        seconds: Math.round(segments.reduce((sum, { seconds }) => sum + seconds, 0)),
      }
    },

    forget(room: string): void {
      rooms.delete(room)
    },

    settle: async (): Promise<void> => {
      await Promise.all([...rooms.values()].map(({ chain }) => chain))
    },
  }
}

interface Keeping {
  readonly waiting: Map<string, Uint8Array<ArrayBuffer>>
  readonly written: Set<string>
  seconds: number
  chain: Promise<void>
  broken: boolean
}

/** No name of a rehearsal, which begins with a minus: nothing of it is recorded or served. */
export const safeRoom = /^\w[\w-]{0,63}$/

const journal = 'segments.txt'

/** Twelve hours: a room that is never closed does not fill the disk. */
const mostSeconds = 12 * 3600

export interface Segment {
  readonly epoch: string
  readonly name: string
  readonly seconds: number
}

/** Names and durations of a media playlist. */
export const segmentsOf = (playlist: string): { name: string; seconds: number }[] =>
  [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n(?:#[^\n]*\n)*([^\s#][^\n]*)/g)].map(
    ([, seconds, name]) => ({ name: (name ?? '').trim(), seconds: Number(seconds) }),
  )

/** A line that a dying process wrote half of is left out. */
export const readJournal = (text: string): Segment[] =>
  [...text.matchAll(/^(\d+) ([\w-]+\.\w+) (\d+(?:\.\d+)?)\n/gm)].map(
    ([, epoch = '', name = '', seconds]) => ({
      epoch,
      name,
      seconds: Number(seconds),
    }),
  )

/** One film of all epochs, with a break between them. */
export const playlistOf = (segments: readonly Segment[]): string => {
  const longest = Math.max(...segments.map(({ seconds }) => seconds))
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${Math.max(1, Math.ceil(longest))}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  let present: string | null = null
  for (const { epoch, name, seconds } of segments) {
    if (epoch !== present) {
      if (present !== null) lines.push('#EXT-X-DISCONTINUITY')
      lines.push(`#EXT-X-MAP:URI="${epoch}/init-1.mp4"`)
      present = epoch
    }
    lines.push(`#EXTINF:${seconds},`, `${epoch}/${name}`)
  }
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n')
}
