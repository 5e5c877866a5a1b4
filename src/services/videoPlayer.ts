import { emptyVideo, hasMediaSource, openHls, playsHlsItself } from './openHls.ts'

type MediaFault = 'network' | 'broken' | 'unsupported'
type Signal =
  | { type: 'player.ready' }
  | { type: 'player.played' }
  | { type: 'player.paused' }
  | { type: 'player.waiting' }
  | { type: 'player.moved'; position: number }
  | { type: 'player.ended' }
  | { type: 'player.failed'; mediaFault: MediaFault }

export interface Film {
  /** Address of the HLS playlist. */
  playlist: string
  /** Seconds; where to begin. */
  from: number
}

/**
 * Plays a recording in a video element and reports its events, until the clean-up, which empties the element. The
 * loader of HLS is fetched only where the browser has none of its own or plays better with ours.
 */
export const runPlayer = (
  screen: () => HTMLVideoElement | null,
  { playlist, from }: Film,
  tell: (signal: Signal) => void,
) => {
  const stop = new AbortController()
  const { signal } = stop
  play(screen, { playlist, from }, tell, signal).catch(() => {
    if (!signal.aborted) tell({ type: 'player.failed', mediaFault: 'network' })
  })
  return () => stop.abort()
}

const play = async (
  screen: () => HTMLVideoElement | null,
  { playlist, from }: Film,
  tell: (signal: Signal) => void,
  signal: AbortSignal,
) => {
  // The element is on the page after the render that this call belongs to.
  await Promise.resolve()
  const video = screen()
  if (video === null || signal.aborted) return
  listen(video, from, tell, signal)
  if (!hasMediaSource()) {
    if (!playsHlsItself(video)) {
      tell({ type: 'player.failed', mediaFault: 'unsupported' })
      return
    }
    video.src = playlist
    signal.addEventListener('abort', () => emptyVideo(video))
    return
  }
  const hls = await openHls({ startPosition: from }, ({ type, details }, { ErrorDetails, ErrorTypes }) => {
    const isUnplayable =
      details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR ||
      details === ErrorDetails.BUFFER_ADD_CODEC_ERROR
    const mediaFault = type === ErrorTypes.NETWORK_ERROR ? 'network' : 'broken'
    tell({ type: 'player.failed', mediaFault: isUnplayable ? 'unsupported' : mediaFault })
  })
  if (signal.aborted) return hls.destroy()
  signal.addEventListener('abort', () => {
    hls.destroy()
    emptyVideo(video)
  })
  hls.loadSource(playlist)
  hls.attachMedia(video)
}

const listen = (
  video: HTMLVideoElement,
  from: number,
  tell: (signal: Signal) => void,
  signal: AbortSignal,
) => {
  let reported = from
  const on = (name: keyof HTMLMediaElementEventMap, handle: () => void) =>
    video.addEventListener(name, handle, { signal })
  on('loadedmetadata', () => {
    if (from > 0 && Math.abs(video.currentTime - from) > 1) video.currentTime = from
    tell({ type: 'player.ready' })
    // Where the browser requires a press first, the picture stays paused and shows its own button.
    video.play().catch(() => undefined)
  })
  on('playing', () => tell({ type: 'player.played' }))
  on('pause', () => {
    // The end fires its own event.
    if (!video.ended) tell({ type: 'player.paused' })
  })
  on('waiting', () => {
    if (!video.paused) tell({ type: 'player.waiting' })
  })
  on('ended', () => tell({ type: 'player.ended' }))
  on('timeupdate', () => {
    const position = Math.floor(video.currentTime)
    if (position === reported) return
    reported = position
    tell({ type: 'player.moved', position })
  })
  on('error', () => {
    const mediaFault = mediaFaultOf[video.error?.code ?? 0]
    if (mediaFault !== undefined) tell({ type: 'player.failed', mediaFault })
  })
}

/** By `MediaError.code`; 1, an abort, is our own doing. */
const mediaFaultOf: Readonly<Record<number, MediaFault>> = { 2: 'network', 3: 'broken', 4: 'unsupported' }
