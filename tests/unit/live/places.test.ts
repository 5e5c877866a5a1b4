import { describe, expect, it } from 'vitest'

import { createPlaces } from '../../../src/services/live/places.ts'

/** Part of an element that the places use; `frame()` is the first frame of its picture. */
const newElement = () => {
  const told: Array<() => void> = []
  const element = {
    srcObject: null as object | null,
    muted: false,
    playsInline: false,
    videoWidth: 1280,
    videoHeight: 720,
    play: () => Promise.resolve(),
    requestVideoFrameCallback: (tell: () => void) => told.push(tell),
  }
  return {
    element: element as unknown as HTMLVideoElement,
    frame: () => told.splice(0).forEach((tell) => tell()),
  }
}
const newStream = (id: string) => ({ id }) as MediaStream

describe('the places of a live', () => {
  it('an element that comes before or after the picture shows it, muted, and tells its first frame', () => {
    const frames: Array<[string, number, number]> = []
    const places = createPlaces<'host' | 'guest'>((...frame) => frames.push(frame))
    const early = newElement()
    const late = newElement()
    const stream = newStream('camera')
    places.attach('host', early.element)
    places.put('host', stream)
    places.attach('host', late.element)
    expect([early, late].map(({ element }) => [element.srcObject, element.muted])).toEqual([
      [stream, true],
      [stream, true],
    ])
    early.frame()
    expect(frames).toEqual([['host', 1280, 720]])
    places.put('host', null)
    late.frame()
    expect(frames).toHaveLength(1)
    expect(early.element.srcObject).toBeNull()
  })

  it('an element that has left the page gets no picture any more', () => {
    const places = createPlaces<'host'>(() => undefined)
    const { element } = newElement()
    const leave = places.attach('host', element)
    leave()
    places.put('host', newStream('camera'))
    expect(element.srcObject).toBeNull()
    const seen: HTMLVideoElement[] = []
    places.each((one) => seen.push(one))
    expect(seen).toEqual([])
  })
})
