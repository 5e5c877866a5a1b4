import type { default as HlsPlayer, ErrorData, HlsConfig } from 'hls.js'

/** Whether hls.js can feed an element here. A browser without may play HLS by itself, see `playsHlsItself`. */
export const hasMediaSource = (): boolean => {
  const { MediaSource, ManagedMediaSource } = globalThis as {
    MediaSource?: unknown
    ManagedMediaSource?: unknown
  }
  return MediaSource !== undefined || ManagedMediaSource !== undefined
}

export const playsHlsItself = (video: HTMLVideoElement): boolean =>
  video.canPlayType('application/vnd.apple.mpegurl') !== ''

/**
 * hls.js, fetched when it is first needed. It recovers once from a decoder error; a fatal error is passed to `failed`.
 * Rejects when the library cannot be fetched.
 */
export const openHls = async (
  config: Partial<HlsConfig>,
  failed: (what: ErrorData, library: typeof HlsPlayer) => void,
): Promise<HlsPlayer> => {
  const { default: library } = await import('hls.js')
  // Its worker would be made of text, which the site's policy forbids; fragments are repackaged nowhere anyway.
  const player = new library({ enableWorker: false, ...config })
  let isMended = false
  player.on(library.Events.ERROR, (_event, what) => {
    if (!what.fatal) return
    if (what.type === library.ErrorTypes.MEDIA_ERROR && !isMended) {
      isMended = true
      player.recoverMediaError()
    } else failed(what, library)
  })
  return player
}

/** Removes the stream that the browser itself was playing. */
export const emptyVideo = (video: HTMLVideoElement): void => {
  video.removeAttribute('src')
  video.load()
}
