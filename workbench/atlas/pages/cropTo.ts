import type { Box } from '../../harness/stage/subjectOf.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels around the subject that say where on the page it is. */
const margin = 24
/** A subject is shown at most this many times as large as the whole screen would show it. */
const mostZoom = 2

/** The screen itself. */
export const wholeOf = ({ width, height }: Size): Box => ({ x: 0, y: 0, width, height })

/** The part of a screen to show, in the proportions of the screen, so that cards of one machine stand beside each other. */
export const cropTo = (subject: Box | null, screen: Size): Box => {
  if (subject === null) return wholeOf(screen)
  const ratio = screen.width / screen.height
  const wanted = Math.max(subject.width + 2 * margin, (subject.height + 2 * margin) * ratio)
  const width = Math.min(Math.max(wanted, screen.width / mostZoom), screen.width)
  const height = width / ratio
  // A subject that is higher than the screen is shown from its beginning.
  const middle =
    subject.height + 2 * margin > height ? subject.y - margin + height / 2 : subject.y + subject.height / 2
  return {
    x: between(0, subject.x + subject.width / 2 - width / 2, screen.width - width),
    y: between(0, middle - height / 2, screen.height - height),
    width,
    height,
  }
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)
