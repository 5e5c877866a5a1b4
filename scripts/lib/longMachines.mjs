/** A machine is read as a whole; what it is made of stands beside it (docs/adding-a-flow.md). */
export const mostLines = 150

/** Machines that may be longer, by path, each with the reason. */
export const excused = {}

/**
 * What is wrong with the length of machines.
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
