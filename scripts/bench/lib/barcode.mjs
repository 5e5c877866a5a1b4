/**
 * Glass to glass without a camera: the host's camera is a canvas whose first row tells the time in 32 cells, black or white,
 * and a viewer reads the row back from the pixels it shows. Both run in pages of one machine, so one clock serves.
 */

/** Runs in the host's page before its scripts: every camera is the canvas; microphones stay what they are. */
export const barcodeCamera = () => {
  const width = 1280
  const height = 720
  const cell = width / 32
  const devices = navigator.mediaDevices
  const real = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (wanted) => {
    if (!wanted?.video) return real(wanted)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    const paint = () => {
      const now = Date.now() >>> 0
      context.fillStyle = `hsl(${(now / 50) % 360} 60% 45%)`
      context.fillRect(0, 0, width, height)
      for (let bit = 0; bit < 32; bit += 1) {
        context.fillStyle = (now >>> bit) & 1 ? '#fff' : '#000'
        context.fillRect(bit * cell, 0, cell, cell)
      }
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
 * Runs in a viewer's page: reads every frame of the element from now on into `window.barcode`.
 * @param {string} selector of a video element
 */
export const readBarcode = (selector) => {
  const video = document.querySelector(selector)
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 20 })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const seen = (globalThis.barcode = { frames: 0, first: null, latencies: [] })
  const look = () => {
    seen.frames += 1
    seen.first ??= performance.timeOrigin + performance.now()
    const rows = (video.videoWidth / 1280) * 40
    context.drawImage(video, 0, 0, video.videoWidth, rows, 0, 0, 640, 20)
    const { data } = context.getImageData(0, 10, 640, 1)
    let told = 0
    for (let bit = 0; bit < 32; bit += 1) if (data[(bit * 20 + 10) * 4] > 128) told |= 1 << bit
    const latency = (Date.now() >>> 0) - (told >>> 0)
    if (latency >= 0 && latency < 60_000) seen.latencies.push(latency)
    video.requestVideoFrameCallback(look)
  }
  video.requestVideoFrameCallback(look)
}
