/**
 * Glass to glass without a camera: the host's camera is a canvas that tells the time and whose it is in two rows of 32 cells,
 * black or white, and a viewer reads the rows back from the pixels it shows. All pages are of one machine, so one clock serves.
 */

/**
 * Runs in a page before its scripts: every camera is the canvas; microphones stay what they are.
 * @param {number} whose tells this page's pictures from those of others, 0 to 2³² − 1
 */
export const barcodeCamera = (whose) => {
  const width = 1280
  const height = 720
  const cell = width / 32
  const devices = navigator.mediaDevices
  const real = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (wanted) => {
    if (!wanted?.video) return real(wanted)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    const tell = (row, value) => {
      for (let bit = 0; bit < 32; bit += 1) {
        context.fillStyle = (value >>> bit) & 1 ? '#fff' : '#000'
        context.fillRect(bit * cell, row * cell, cell, cell)
      }
    }
    const paint = () => {
      const now = Date.now() >>> 0
      context.fillStyle = `hsl(${(now / 50) % 360} 60% 45%)`
      context.fillRect(0, 0, width, height)
      tell(0, now)
      tell(1, whose)
    }
    paint()
    const timer = setInterval(paint, 1000 / 15)
    const stream = canvas.captureStream(15)
    const [track] = stream.getVideoTracks()
    track.addEventListener('ended', () => clearInterval(timer))
    if (wanted.audio)
      for (const sound of (await real({ audio: wanted.audio })).getAudioTracks()) stream.addTrack(sound)
    return stream
  }
}

/**
 * Runs in a viewer's page: reads every frame of the element from now on into `barcode`: the age of each in milliseconds, and
 * the begin of the current picture (milliseconds since 1970).
 * @param {string} selector of a video element, which may be replaced
 */
export const readBarcode = (selector) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 40 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const seen = (globalThis.barcode = { latencies: [], whose: null, since: 0 })
  const read = (row) => {
    const { data } = context.getImageData(0, row * 20 + 10, 640, 1)
    let told = 0
    for (let bit = 0; bit < 32; bit += 1) if (data[(bit * 20 + 10) * 4] > 128) told |= 1 << bit
    return told >>> 0
  }
  const look = (video) => {
    const rows = (video.videoWidth / 1280) * 80
    context.drawImage(video, 0, 0, video.videoWidth, rows, 0, 0, 640, 40)
    const now = Date.now()
    const latency = (now >>> 0) - read(0)
    const whose = read(1)
    if (latency >= 0 && latency < 60_000) {
      seen.latencies.push(latency)
      if (whose !== seen.whose) Object.assign(seen, { whose, since: now })
    }
  }
  // Another host is another element.
  let followed = null
  const follow = () => {
    if (globalThis.barcode !== seen) return
    const video = document.querySelector(selector)
    if (video !== null && video !== followed) {
      followed = video
      const next = () => {
        if (globalThis.barcode !== seen || followed !== video) return
        look(video)
        video.requestVideoFrameCallback(next)
      }
      video.requestVideoFrameCallback(next)
    }
    requestAnimationFrame(follow)
  }
  follow()
}
