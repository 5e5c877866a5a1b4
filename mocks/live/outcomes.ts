import type { MediaFault } from '../../src/contract/room/ports.ts'

/** Outcomes of calls that a story holds, fails or completes. */
export const createOutcomes = <Name extends string>() => {
  const asked: Array<{ name: Name; args: readonly unknown[] }> = []
  const held = new Set<Name>()
  const waiting: Array<{ name: Name; end: (fault: MediaFault | null) => void }> = []
  const failing: Array<{ name: Name; fault: MediaFault }> = []

  const take = <One extends { name: Name }>(list: One[], name: Name): One | undefined => {
    const place = list.findIndex((one) => one.name === name)
    return place < 0 ? undefined : list.splice(place, 1)[0]
  }

  return {
    asked,
    /** The fault that a call ends with; null: it succeeds. */
    outcome(name: Name, args: readonly unknown[]): Promise<MediaFault | null> {
      asked.push({ name, args })
      const failed = take(failing, name)
      if (failed !== undefined) return Promise.resolve(failed.fault)
      if (!held.has(name)) return Promise.resolve(null)
      return new Promise((end) => waiting.push({ name, end }))
    },
    hold: (name: Name) => void held.add(name),
    release(name: Name) {
      held.delete(name)
      for (let one = take(waiting, name); one !== undefined; one = take(waiting, name)) one.end(null)
    },
    fail(name: Name, fault: MediaFault) {
      const one = take(waiting, name)
      if (one === undefined) failing.push({ name, fault })
      else one.end(fault)
    },
  }
}
