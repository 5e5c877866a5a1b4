import { elementsOf, readersOf, rootsIn } from './fibers.ts'

/** The part of a page that a state is about. */
export interface Subject {
  readonly elements: readonly Element[]
  /** Pixels from the corner of the window. */
  readonly box: Box
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Share of the page above which a component counts as the page itself, where a smaller one reads the machine, too. */
const mostOfPage = 0.5

/**
 * Elements of the components that read the machine's actor. `machines`: the machine of the state first, then those
 * that run it, which are asked where nothing on the page reads it. Null: no component reads any of them.
 */
export const subjectOf = (document: Document, machines: readonly string[]): Subject | null => {
  for (const machine of machines) {
    const owners = rootsIn(document)
      .flatMap((root) => readersOf(root, machine))
      .map((fiber) => subjectFrom(elementsOf(fiber).filter((element) => element.checkVisibility())))
      .filter((owner) => owner !== null)
    const found = joined(document, owners)
    if (found !== null) return found
  }
  return null
}

/** The subject that a selector names. */
export const subjectAt = (document: Document, selector: string): Subject | null =>
  subjectFrom([...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()))

const subjectFrom = (elements: readonly Element[]): Subject | null => {
  const box = around(elements.map(boxOf))
  return box === null ? null : { elements, box }
}

const joined = (document: Document, owners: readonly Subject[]): Subject | null => {
  const dialog = subjectFrom([...new Set(owners.flatMap(({ elements }) => elements.flatMap(dialogsIn)))])
  if (dialog !== null) return dialog
  const { scrollWidth, scrollHeight } = document.documentElement
  const most = scrollWidth * scrollHeight * mostOfPage
  const parts = owners.filter(({ box }) => areaOf(box) <= most)
  const all = subjectFrom([
    ...new Set((parts.length > 0 ? parts : owners).flatMap(({ elements }) => elements)),
  ])
  if (all === null || parts.length === 0 || areaOf(all.box) <= most) return all
  // Far from each other: the largest is what a reader looks for.
  return parts.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))[0] ?? all
}

/** Dialogs lie above the page and take all presses. */
const dialogsIn = (element: Element): Element[] => {
  const dialogs = '[role=dialog],[role=alertdialog]'
  const found = element.matches(dialogs) ? [element] : [...element.querySelectorAll(dialogs)]
  return found.filter((each) => each.checkVisibility())
}

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  if (width > 0 && height > 0) return { x, y, width, height }
  // Without a box of its own (`display: contents`).
  return around([...element.children].map(boxOf)) ?? { x, y, width, height }
}

const around = (boxes: readonly Box[]): Box | null => {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0)
  if (seen.length === 0) return null
  const x = Math.min(...seen.map((box) => box.x))
  const y = Math.min(...seen.map((box) => box.y))
  const right = Math.max(...seen.map((box) => box.x + box.width))
  const bottom = Math.max(...seen.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

const areaOf = ({ width, height }: Box) => width * height
