import type { Engines } from '../../../scripts/lib/engines.mjs'

export type Engine = keyof Engines

/** A visitor with one page of an own browser, in any engine. Values that go into the page and come out of it are JSON. */
export interface Visitor {
  /** Origin of the site for this visitor. */
  readonly origin: string
  open(address: string): Promise<void>
  /** The answer of a function that runs in the page. */
  ask<Output, Input>(question: (input: Input) => Output, input: Input): Promise<Awaited<Output>>
  has(wanted: Wanted): Promise<boolean>
  /** As a hand does it. @throws when it is not there */
  click(wanted: Wanted): Promise<void>
  /** Puts the focus there and types, in place of what is there. @throws when it is not there */
  type(wanted: Wanted, text: string): Promise<void>
  /** Errors thrown, refused or logged in any page since the beginning. */
  faults(): Promise<readonly string[]>
  close(): Promise<void>
}

/** The first visible element of this kind that reads exactly so, or begins so; without a text, any. */
export interface Wanted {
  readonly css: string
  readonly text?: string
  readonly begins?: string
}

/** Runs in the page. */
export const locate = ({ css, text, begins }: Wanted): HTMLElement | null => {
  const readings = (element: Element) =>
    [element.textContent ?? '', element.getAttribute('aria-label') ?? ''].map((reading) =>
      reading.replaceAll(/\s+/g, ' ').trim(),
    )
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (text !== undefined && !readings(element).includes(text)) continue
    if (begins !== undefined && !readings(element).some((reading) => reading.startsWith(begins))) continue
    return element
  }
  return null
}

/** Runs in the page: what is typed next takes the place of all that is there. */
export const takePlace = (field: HTMLInputElement) => {
  field.focus()
  field.select()
}

/**
 * Runs in a page before it is left: what it was still fetching will not come any more, and some engines say so to the page
 * that is going away.
 */
export const hush = () => {
  console.error = () => {}
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => event.preventDefault())
  Object.assign(globalThis, { isLeft: true })
}
