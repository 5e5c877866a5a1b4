import type { MediaEvents } from '../../contract/room/ports.ts'
import { emptyVideo, hasMediaSource, openHls } from '../openHls.ts'

type State = MediaEvents['cdn']['state']

interface Options {
  tell(state: State): void
  /** The browser requires a press first. */
  blocked(resume: () => Promise<void>): void
}

/** Player operations for one element and one playlist. */
interface Source {
  /** Seconds; null while it is not known. */
  liveEdge(): number | null
  end(): void
}

/** Milliseconds without a new picture before it counts as stalled. */
const stalledAfter = 800

/**
 * The cdn line in one element (LIVE-02): HLS by the browser itself where it has no media source extensions, else by
 * hls.js, which is fetched only then. A broken stream is reloaded after 1 s · 2ⁿ, at most 15 s.
 */
export const createCdnPlayer = ({ tell: report, blocked }: Options) => {
  let state: State = 'loading'
  const tell = (next: State) => {
    state = next
    report(next)
  }
  let element: HTMLVideoElement | null = null
  let playlist: string | null = null
  let source: Source | null = null
  let failures = 0
  let wantsPlay = true
  let volume = 1
  let speaker = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Results of operations begun before this number changed are ignored. */
  let turn = 0

  const unload = () => {
    turn += 1
    clearTimeout(timer)
    source?.end()
    source = null
  }

  const load = () => {
    unload()
    const mine = turn
    if (element === null || playlist === null) return
    const into = element
    tell('loading')
    const failed = () => {
      if (turn !== mine) return
      unload()
      tell('failed')
      timer = setTimeout(load, Math.min(15_000, 1000 * 2 ** failures))
      failures += 1
    }
    open(into, playlist, failed).then((opened) => {
      if (turn !== mine) return opened.end()
      source = opened
      if (wantsPlay) void play()
    }, failed)
  }

  const play = async () => {
    wantsPlay = true
    if (element === null) return
    toLiveEdge()
    try {
      await element.play()
    } catch (error) {
      if ((error as { name?: string }).name === 'NotAllowedError') blocked(play)
    }
  }

  /** Only when it has fallen behind: to jump costs a moment of loading. */
  const toLiveEdge = () => {
    const edge = source?.liveEdge() ?? null
    if (element === null || edge === null || edge - element.currentTime < 3) return
    element.currentTime = edge
  }

  const attach = (into: HTMLVideoElement): (() => void) => {
    element = into
    into.playsInline = true
    into.volume = volume
    if (speaker !== '' && 'setSinkId' in into) into.setSinkId(speaker).catch(() => {})
    const stop = new AbortController()
    const on = (type: string, act: () => void) => into.addEventListener(type, act, { signal: stop.signal })
    let stall: ReturnType<typeof setTimeout> | undefined
    on('playing', () => {
      clearTimeout(stall)
      failures = 0
      tell('playing')
    })
    on('waiting', () => {
      clearTimeout(stall)
      stall = setTimeout(() => tell('stalled'), stalledAfter)
    })
    load()
    return () => {
      clearTimeout(stall)
      stop.abort()
      if (element !== into) return
      unload()
      element = null
    }
  }

  return {
    attach,
    /**
     * Null: nothing to play. The same address continues to play, and reports it to later listeners; a pending retry is
     * made at once.
     */
    setPlaylist(next: string | null) {
      if (next === playlist) {
        if (next !== null && state === 'failed') load()
        else if (next !== null) tell(state)
        return
      }
      playlist = next
      failures = 0
      if (next === null) unload()
      else load()
    },
    play,
    pause() {
      wantsPlay = false
      element?.pause()
    },
    async setSpeaker(deviceId: string) {
      speaker = deviceId
      if (element !== null && 'setSinkId' in element) await element.setSinkId(deviceId)
    },
    setVolume(next: number) {
      volume = next
      if (element !== null) element.volume = next
    },
    stop() {
      unload()
      playlist = null
    },
  }
}

const open = (element: HTMLVideoElement, playlist: string, failed: () => void): Promise<Source> =>
  hasMediaSource()
    ? openFed(element, playlist, failed)
    : Promise.resolve(openNative(element, playlist, failed))

const openFed = async (element: HTMLVideoElement, playlist: string, failed: () => void): Promise<Source> => {
  const hls = await openHls(
    {
      liveSyncDurationCount: 2,
      liveMaxLatencyDurationCount: 6,
      maxLiveSyncPlaybackRate: 1.2,
      backBufferLength: 10,
    },
    failed,
  )
  hls.loadSource(playlist)
  hls.attachMedia(element)
  return { liveEdge: () => hls.liveSyncPosition, end: () => hls.destroy() }
}

const openNative = (element: HTMLVideoElement, playlist: string, failed: () => void): Source => {
  const stop = new AbortController()
  element.addEventListener('error', failed, { signal: stop.signal })
  element.src = playlist
  return {
    liveEdge: () =>
      element.seekable.length === 0 ? null : element.seekable.end(element.seekable.length - 1),
    end() {
      stop.abort()
      emptyVideo(element)
    },
  }
}
