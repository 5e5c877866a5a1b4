/** A machine is read as a whole; what it is made of is beside it (docs/adding-a-flow.md). */
export const mostLines = 150

/** Machines that may be longer, by path, each with the reason. */
export const excused = {}

/**
 * Faults of the length of machines.
 * @param {Iterable<readonly [path: string, text: string]>} machines
 * @param {Readonly<Record<string, string>>} exceptions reasons by path
 */
export const lengthFaults = (machines, exceptions = excused) => {
  const lengths = new Map([...machines].map(([path, text]) => [path, text.trimEnd().split('\n').length]))
  const long = [...lengths]
    .filter(([path, lines]) => lines > mostLines && !exceptions[path])
    .map(([path, lines]) => `${path} has ${lines} lines, more than ${mostLines}: docs/adding-a-flow.md`)
  const idle = Object.keys(exceptions)
    .filter((path) => (lengths.get(path) ?? 0) <= mostLines)
    .map((path) => `${path} needs no exception in scripts/lib/longMachines.mjs any more`)
  return [...long, ...idle]
}

/**
 * Places that test a state by name although tags exist for that (docs/ARCHITECTURE.md, "Machines").
 * A function that needs `matches(` says so, and why, in the comment directly above it.
 * @param {Iterable<readonly [path: string, text: string]>} readers
 */
export const matchesFaults = (readers) =>
  [...readers].flatMap(([path, text]) => {
    const lines = text.split('\n')
    return lines.flatMap((line, at) =>
      asksByName.test(line) && !saysWhy(lines, at)
        ? [`${path}:${at + 1} asks for a state by name: use a tag, or say above the function why \`matches\``]
        : [],
    )
  })

/** Elements of the page have a method of the same name for CSS selectors. */
const asksByName = /(?<!\b(?:target|element))\??\.matches\(/

/** @param {readonly string[]} lines */
const saysWhy = (lines, at) => {
  const begin = lines.findLastIndex(
    (line, index) => index <= at && /^(?:export |const |function )/.test(line),
  )
  const above = lines.slice(0, Math.max(begin, 0))
  const code = above.findLastIndex((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
  return above.slice(code + 1).some((line) => line.includes('`matches`'))
}
