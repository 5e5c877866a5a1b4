import type { AnyStateMachine } from 'xstate'

/** Id of the machine that an actor runs; undefined for an actor without a machine and for other values. */
export const machineIdOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { logic } = value as { readonly logic?: Partial<AnyStateMachine> }
  return logic?.root === undefined ? undefined : logic.id
}
