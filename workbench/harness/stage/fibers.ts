import { machineIdOf } from '../../core/machineIdOf.ts'

/** The fields of React's internal tree that are read here; `tests/flows/subject.test.tsx` fails if a new React renames one. */
export interface Fiber {
  readonly tag: number
  readonly stateNode: unknown
  readonly memoizedState: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
}

interface Hook {
  readonly memoizedState: unknown
  readonly next: Hook | null
}

/** Kinds of fibers, as React numbers them. */
const functionTags = new Set([0, 11, 14, 15])
const elementTag = 5
const textTag = 6

/** The current tree of each React root below `document`. */
export const rootsIn = (document: Document): Fiber[] =>
  [...document.querySelectorAll('body, body > *')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
    if (key === undefined) return []
    const { stateNode } = (element as unknown as Record<string, Fiber>)[key] ?? {}
    return [(stateNode as { readonly current: Fiber }).current]
  })

/** Function components whose hooks read an actor or a snapshot of the machine. */
export const readersOf = (root: Fiber, machine: string): Fiber[] => {
  const found: Fiber[] = []
  walk(root, (fiber) => {
    if (functionTags.has(fiber.tag) && hooksOf(fiber).some((value) => isRead(value, machine)))
      found.push(fiber)
  })
  return found
}

/** Outermost elements that the component draws; a component that draws text only has the element around it. */
export const elementsOf = (fiber: Fiber): Element[] => {
  const found: Element[] = []
  const look = (each: Fiber | null): void => {
    for (let at = each; at !== null; at = at.sibling) {
      if (at.tag === elementTag) found.push(at.stateNode as Element)
      else if (at.tag === textTag) found.push(...elementAround(at))
      else look(at.child)
    }
  }
  look(fiber.child)
  return [...new Set(found)]
}

const elementAround = (fiber: Fiber): Element[] => {
  for (let at = fiber.return; at !== null; at = at.return)
    if (at.tag === elementTag) return [at.stateNode as Element]
  return []
}

const walk = (root: Fiber, visit: (fiber: Fiber) => void): void => {
  const waiting: Fiber[] = [root]
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    visit(fiber)
    if (fiber.sibling !== null && fiber !== root) waiting.push(fiber.sibling)
    if (fiber.child !== null) waiting.push(fiber.child)
  }
}

/** Values that the hooks hold: states, references, and what memoized values depend on. */
const hooksOf = (fiber: Fiber): unknown[] => {
  const values: unknown[] = []
  for (let hook = fiber.memoizedState as Hook | null; isHook(hook); hook = hook.next) {
    const kept = hook.memoizedState
    values.push(kept)
    if (Array.isArray(kept) && Array.isArray(kept[1])) values.push(...(kept[1] as unknown[]))
    else if (typeof kept === 'object' && kept !== null && 'current' in kept) values.push(kept.current)
  }
  return values
}

const isHook = (value: unknown): value is Hook =>
  typeof value === 'object' && value !== null && 'memoizedState' in value && 'next' in value

const isRead = (value: unknown, machine: string): boolean =>
  machineIdOf(value) === machine || machineOfSnapshot(value) === machine

const machineOfSnapshot = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? (value as { readonly machine?: { readonly id?: string } }).machine?.id
    : undefined
