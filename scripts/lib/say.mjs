/** A fault of the surroundings, with what to do about it. */
export class Remedy extends Error {
  constructor(fault, remedy) {
    super(`${fault}\n  → ${remedy}`)
    this.name = 'Remedy'
  }
}

/** Runs a script's main function: a `Remedy` is printed without a stack, everything else with one. */
export const run = async (main) => {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Remedy ? `\n✗ ${error.message}\n` : error)
    process.exitCode = 1
  }
}

export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
