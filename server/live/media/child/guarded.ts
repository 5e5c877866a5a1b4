/** An exception inside a callback of the native library ends the process: it must end here. */
export const guardedBy =
  (fault: (error: unknown) => void) =>
  <A extends readonly unknown[]>(work: (...parameters: A) => void) =>
  (...parameters: A): void => {
    try {
      work(...parameters)
    } catch (error) {
      fault(error)
    }
  }

export type Guarded = ReturnType<typeof guardedBy>
