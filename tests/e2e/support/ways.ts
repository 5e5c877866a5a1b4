/** Features that browsers lack or implement differently; each runs in a page before its scripts. */

/** As a browser that was built without the codec. */
export const withoutH264 = () => {
  for (const side of [RTCRtpSender, RTCRtpReceiver]) {
    const { getCapabilities } = side
    side.getCapabilities = (kind) => {
      const all = getCapabilities.call(side, kind)
      return all && { ...all, codecs: all.codecs.filter(({ mimeType }) => !/h264/i.test(mimeType)) }
    }
  }
  const { isTypeSupported } = MediaSource
  MediaSource.isTypeSupported = (type) => !/avc/.test(type) && isTypeSupported.call(MediaSource, type)
}

/** The camera does what `globalThis.cameraIs` says: an error's name when it is opened; `pullOut` takes it away. */
export const withFickleCamera = () => {
  // The empty page before the first has no devices.
  if (!('MediaDevices' in globalThis)) return
  const world = globalThis as unknown as { cameraIs?: string; pullOut?: () => void }
  const { getUserMedia } = MediaDevices.prototype
  MediaDevices.prototype.getUserMedia = async function (wanted) {
    if (wanted?.video && world.cameraIs) throw new DOMException('', world.cameraIs)
    const stream = await getUserMedia.call(this, wanted)
    const [track] = stream.getVideoTracks()
    if (track !== undefined)
      world.pullOut = () => {
        // As the browser does it; `stop` alone says nothing.
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    return stream
  }
}

/**
 * Nothing is heard before the first press. (The browser's own rule cannot be used: a test that looks into a page from outside counts
 * as a visitor's press for it.)
 */
export const withoutAutoplay = () => {
  let isPressed = false
  addEventListener('click', ({ isTrusted }) => (isPressed ||= isTrusted), { capture: true })
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    if (isPressed || this.muted) return play.call(this)
    return Promise.reject(new DOMException('', 'NotAllowedError'))
  }
}
