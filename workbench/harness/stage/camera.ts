import { renderSVG } from 'uqr'

import { restoreLater } from './device.ts'

export interface HeldCamera {
  /** Gives the picture to the caller that requested the camera. */
  allow(): void
  /** Fails the requesting caller, or takes the camera away from its holder. */
  fail(name: 'NotAllowedError' | 'NotReadableError' | 'NotFoundError'): void
  /** Holds a QR code into the picture. */
  show(code: string): Promise<void>
}

/** A camera that waits for the visitor's consent and sees a sheet of paper. Ends with `restoreDevice`. */
export const holdCamera = (): HeldCamera => {
  const sheet = document.createElement('canvas')
  sheet.width = 480
  sheet.height = 360
  const paper = sheet.getContext('2d')
  let picture: CanvasImageSource | null = null
  let asking: { allow: (stream: MediaStream) => void; fail: (error: DOMException) => void } | null = null
  let stream: MediaStream | null = null
  const paint = () => {
    if (paper === null) return
    paper.fillStyle = '#eee'
    paper.fillRect(0, 0, sheet.width, sheet.height)
    if (picture !== null) paper.drawImage(picture, 100, 40, 280, 280)
  }
  paint()
  const painting = setInterval(paint, 40)
  restoreLater(() => clearInterval(painting))
  const getUserMedia = () =>
    new Promise<MediaStream>((allow, fail) => {
      asking = { allow, fail }
    })
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices')
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  restoreLater(() => {
    if (before === undefined) Reflect.deleteProperty(navigator, 'mediaDevices')
    else Object.defineProperty(navigator, 'mediaDevices', before)
  })
  return {
    allow() {
      stream = sheet.captureStream(25)
      asking?.allow(stream)
      asking = null
    },
    fail(name) {
      asking?.fail(new DOMException('', name))
      asking = null
      for (const track of stream?.getTracks() ?? []) track.dispatchEvent(new Event('ended'))
    },
    async show(code) {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(renderSVG(code))}`
      await image.decode()
      picture = image
    },
  }
}
